import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { listChoices } from '#app/admin/draft-orders/list-choices.ts'
import { OrderChangePage } from '#app/admin/order-change/page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readJsonField } from '#app/read-body.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Change ${loaderData?.order.orderNumber ?? 'order'} · Admin Portal` },
]

export async function loader({ context, params: { orderId } }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const order = isUuid(orderId) ? await shop.orders.getForStaff(actor, orderId) : null
  const open = order && (await shop.orderChanges.open(actor, order.id, randomUUID()))
  if (!order || !open) throw data('There is no such order.', { status: 404 })
  const [choices, designs, [draftOrder]] = await Promise.all([
    listChoices(shop, actor),
    order.customerId
      ? shop.operations.call('draft-orders.customer-designs', actor, { customer: order.customerId })
      : null,
    shop.draftOrders.listOf(actor, { orderId: order.id }),
  ])
  return {
    ...{ order, open, choices },
    designs: designs?.ok ? designs.value.designs : [],
    // A shipping price that staff agreed on applies until they change it.
    shippingPrice:
      draftOrder && order.deliveryMethod === 'shipping' ? (order.shippingCents / 100).toFixed(2) : '',
  }
}

export const action = (call: Route.ActionArgs) => {
  const readChange = (form: FormData) => ({
    ...(readJsonField(form, 'change') as object | null),
    order: call.params.orderId,
  })
  return answerOperation(call, { 'order-changes.apply': readChange })
}

/** The form keeps what is typed: no call from this page makes its data outdated. */
export const shouldRevalidate = () => false

export default function AdminOrderChange({ loaderData }: Route.ComponentProps) {
  return <OrderChangePage key={loaderData.open.changeId} {...loaderData} />
}
