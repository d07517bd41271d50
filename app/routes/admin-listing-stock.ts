import { data } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm, readJsonField } from '#app/read-body.ts'
import type { ChangeManyOutcome } from '#server/inventory/index.ts'
import type { Route } from './+types/admin-listing-stock.ts'

/** What is there of a listing, with its journal. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { listings, inventory } = context.get(shopContext)
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(params.listingId)
  const listing = isId ? await listings.findForStaff(actor, params.listingId) : null
  if (!listing) throw data('There is no such listing.', { status: 404 })
  const journal = await inventory.journalOf(actor, listing.id)
  return {
    levels: listing.stock,
    journal: journal.map(({ at, orderId: _, ...move }) => ({ ...move, at: at.toISOString() })),
  }
}

/** `stock`: { kind, note, changes } as JSON. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const sent = readStock(await readForm(request))
  const outcome = await context
    .get(shopContext)
    .inventory.changeMany(actor, { ...sent, listingId: params.listingId })
  const statuses = { invalid: 422, not_found: 404, reserved: 409, conflict: 409 }
  return data<ChangeManyOutcome>(outcome, { status: outcome.ok ? 200 : statuses[outcome.reason] })
}

function readStock(form: FormData): object {
  const stock = readJsonField(form, 'stock')
  if (stock === null) throw data('The form could not be read.', { status: 400 })
  return typeof stock === 'object' ? stock : {}
}
