import { data } from 'react-router'
import { editorsOf } from '#app/admin/item-editors.ts'
import { runOrderAction } from '#app/admin/order-actions.ts'
import { OrderPage } from '#app/admin/order-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/admin-order.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.order.orderNumber ?? 'Order'} · Admin Portal` },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { orders, payments, printFiles, editRequests, shipping, counter, manualOrders, production } =
    context.get(shopContext)
  const order = isUuid(params.orderId) ? await orders.getForStaff(actor, params.orderId) : null
  if (!order) throw data('There is no such order.', { status: 404 })
  const itemIds = order.items.map((item) => item.id)
  const [attempts, refunds, files, requests, shipments, pickups, messages, [manualOrder], unpacked] =
    await Promise.all([
      payments.listForOrder(actor, order.id),
      payments.listRefunds(actor, order.id),
      printFiles.listForItems(actor, itemIds),
      editRequests.listForOrder(actor, order.id),
      shipping.listForOrders(actor, [order.id]),
      shipping.pickupsOf([order.id]),
      orders.messages.list(actor, order.id),
      manualOrders.listOf(actor, { orderId: order.id }),
      production.listUnpacked(actor, [order.id]),
    ])
  const atCounter = attempts.find(({ provider }) => provider === 'counter')
  const taken = atCounter ? await counter.find(atCounter.attemptId) : null
  const { outsideEditor } = printFiles
  return {
    order,
    attempts,
    refunds,
    printFiles: files,
    requests,
    editors: editorsOf(order, outsideEditor),
    isOutside: outsideEditor !== null,
    shipments,
    unpacked,
    messages,
    taken,
    manualOrder: manualOrder ?? null,
    pickup: pickups.get(order.id) ?? null,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  if (!isUuid(params.orderId)) throw data('There is no such order.', { status: 404 })
  const outcome = await runOrderAction(
    context.get(shopContext),
    actor,
    params.orderId,
    await readForm(request),
  )
  return data(outcome, { status: outcome.ok ? 200 : outcome.status })
}

export default function AdminOrder({ loaderData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} />
}
