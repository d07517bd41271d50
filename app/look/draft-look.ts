import { parseJsonText } from '#domain/json-text.ts'
import { isStaff } from '#domain/people/role.ts'
import type { ShopLook } from '#domain/shop/look.ts'
import { lookSchema } from '#domain/shop/look-schema.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { draftLookName } from './draft-look-name.ts'

/** The look to show a page in: the saved one, or, for staff, the draft in the URL. */
export function lookOf(saved: ShopLook, actor: Actor, url: URL): ShopLook {
  const draft = url.searchParams.get(draftLookName)
  if (draft === null || !actor.user || !isStaff(actor.user.role)) return saved
  try {
    return lookSchema.safeParse(parseJsonText(draft)).data ?? saved
  } catch {
    return saved
  }
}
