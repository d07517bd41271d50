import { data } from 'react-router'
import { runShippingAction } from '#app/admin/shipping/shipping-actions.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { readJson } from '#app/read-body.ts'
import type { Route } from './+types/admin-order-shipping.ts'

/** What staff do with the parcels of an order. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const { shipping } = context.get(shopContext)
  const outcome = await runShippingAction(shipping, actor, params.orderId, await readJson(request))
  return data(outcome, { status: outcome.ok ? 200 : outcome.status })
}
