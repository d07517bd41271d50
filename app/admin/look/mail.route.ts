import { shopContext, visitContext } from '#app/context.ts'
import { lookOf } from '#app/look/draft-look.ts'
import type { Route } from './+types/mail.route.ts'

/** An email in the look carried by the address, for the look's preview. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { mail, settings } = context.get(shopContext)
  const { look } = await settings.read()
  return { html: await mail.previewLook(actor, lookOf(look, actor, url)) }
}

export { readInPlace as clientLoader } from '#app/read-in-place.ts'
