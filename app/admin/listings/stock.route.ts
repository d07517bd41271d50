import { data } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readJsonField } from '#app/read-body.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/stock.route.ts'

/** The stock of a listing, with its journal. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { listings, inventory } = context.get(shopContext)
  const listing = isUuid(params.listingId) ? await listings.findForStaff(actor, params.listingId) : null
  if (!listing) throw data('There is no such listing.', { status: 404 })
  const journal = await inventory.journalOf(actor, listing.id)
  return {
    levels: listing.stock,
    journal: journal.map(({ at, orderId: _, ...move }) => ({ ...move, at: at.toISOString() })),
  }
}

/** `stock`: { kind, note, changes } as JSON. */
export const action = (asked: Route.ActionArgs) =>
  answerOperation<'listings.change-stock'>(asked, {
    'listings.change-stock': (form) => ({
      ...(readJsonField(form, 'stock') as object | null),
      listing: asked.params.listingId,
    }),
  })

export { readInPlace as clientLoader } from '#app/read-in-place.ts'
