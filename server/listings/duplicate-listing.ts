import type { Actor } from '#server/kernel/actor.ts'
import { type CreateListingOutcome, createFromChoices } from './create-listing.ts'
import { findForStaff } from './list-for-staff.ts'
import type { ListingsNeeds } from './needs.ts'

export type DuplicateListingOutcome =
  | Extract<CreateListingOutcome, { ok: true }>
  | { ok: false; reason: 'not_found' }

const maxTitle = 120

/** A copy with the same pictures, off sale and with nothing in stock: goods are not copied. Staff only. */
export async function duplicateListing(
  needs: ListingsNeeds,
  actor: Actor,
  id: string,
): Promise<DuplicateListingOutcome> {
  const found = await findForStaff(needs, id)
  if (!found) return { ok: false, reason: 'not_found' }
  const { kind, title, description, priceCents, sizes, colors, tags, category } = found
  const { brand, material, features, pictures } = found
  const input = {
    title: `${title.slice(0, maxTitle - 7)} (copy)`,
    ...{ description, priceCents, sizes, colors, tags, category, brand, material, features },
    isActive: false,
    defaultStock: 0,
  }
  const choices = pictures.map(({ key, alt }) => ({ key, alt }))
  const made = await createFromChoices(needs, actor, kind, input, choices)
  if (made.ok) return made
  throw new Error(`A copy of listing ${id} was refused: ${made.reason}`)
}
