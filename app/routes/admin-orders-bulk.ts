import { data } from 'react-router'
import { runBulkAction } from '#app/admin/orders/bulk-actions.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import type { Route } from './+types/admin-orders-bulk.ts'

/** One thing done to many orders, and saved filters; each order is answered by itself. */
export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const outcome = await runBulkAction(context.get(shopContext), actor, await readForm(request))
  return data(outcome, { status: outcome.ok ? 200 : outcome.status })
}
