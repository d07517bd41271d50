import { redirect } from 'react-router'
import { readBulkIds } from '#app/admin/orders/bulk-ids.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import { readOrderFilters } from '#domain/orders/order-filters.ts'
import type { Route } from './+types/csv.route.ts'

/** Export CSV: the chosen orders, or everything the address's filters find if none are chosen. */
export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const form = await readForm(request)
  const orderIds = readBulkIds(form)
  const filters = readOrderFilters(new URLSearchParams(String(form.get('query') ?? '')))
  const wish = orderIds.length > 0 ? { orderIds } : { filters }
  const pieces = await context.get(shopContext).orders.desk.export(actor, wish)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
      'cache-control': 'no-store',
    },
  })
}

/** There is nothing to read here: opening the address by hand redirects to the orders. */
export const loader = () => redirect('/admin')
