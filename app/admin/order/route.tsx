import { data } from 'react-router'
import { editorsOf } from '#app/admin/order/item-editors.ts'
import { OrderPage } from '#app/admin/order/page.tsx'
import { readToShip } from '#app/admin/order/read-to-ship.ts'
import { whereMay } from '#app/admin/where-may.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readJsonField } from '#app/read-body.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { Shop } from '#server/shop.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.order.orderNumber ?? 'Order'} · Admin Portal` },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const { orders, payments, printFiles, editRequests, shipping, draftOrders, production } = shop
  const order = isUuid(params.orderId) ? await orders.getForStaff(actor, params.orderId) : null
  if (!order) throw data('There is no such order.', { status: 404 })
  const itemIds = order.items.map((item) => item.id)
  const [
    attempts,
    refunds,
    files,
    requests,
    shipments,
    pickups,
    [draftOrder],
    unpacked,
    changes,
    said,
    toShip,
  ] = await Promise.all([
    whereMay(actor, 'payments.read', () => payments.listForOrder(actor, order.id), []),
    whereMay(actor, 'payments.read', () => payments.listRefunds(actor, order.id), []),
    whereMay(actor, 'production.read', () => printFiles.listForItems(actor, itemIds), []),
    editRequests.listForOrder(actor, order.id),
    whereMay(actor, 'shipping.read', () => shipping.listForOrders(actor, [order.id]), []),
    shipping.pickupsOf([order.id]),
    draftOrders.listOf(actor, { orderId: order.id }),
    whereMay(actor, 'production.read', () => production.listUnpacked(actor, [order.id]), []),
    shop.orderChanges.listForOrder(actor, order.id),
    readSaid(shop, actor, order),
    readToShip(shop, actor, order),
  ])
  const atCounter = attempts.find(({ provider }) => provider === 'counter')
  const taken = atCounter ? await shop.counter.find(atCounter.attemptId) : null
  const { outsideEditor } = printFiles
  const role = order.customerId && (await shop.people.roleOf(order.customerId))
  return {
    order,
    isCustomer: role === 'customer',
    attempts,
    refunds,
    printFiles: files,
    requests,
    editors: editorsOf(order, outsideEditor),
    isOutside: outsideEditor !== null,
    shipments,
    toShip,
    unpacked,
    changes,
    ...said,
    taken,
    draftOrder: draftOrder ?? null,
    pickup: pickups.get(order.id) ?? null,
  }
}

/** Everything said about an order, through any channel. */
async function readSaid(
  { orders, mail, inboundMails }: Pick<Shop, 'orders' | 'mail' | 'inboundMails'>,
  actor: Actor,
  order: StaffOrder,
) {
  const [messages, texts, mailed] = await Promise.all([
    orders.messages.list(actor, order.id),
    mail.textsOfOrder(actor, order),
    inboundMails.filesOfOrder(actor, order.id),
  ])
  return { messages, texts, mailed }
}

export function action(call: Route.ActionArgs) {
  const order = call.params.orderId
  const readMessage = (form: FormData) => ({ order, text: form.get('text') })
  return answerOperation(call, {
    'orders.set-status': (form) => ({
      ...{ order, to: form.get('to') },
      expected: form.get('expected') ?? undefined,
    }),
    'orders.write-note': readMessage,
    'orders.write-to-customer': readMessage,
    'orders.dismiss-messages': () => ({ order }),
    'orders.change-due-date': (form) => ({
      ...{ order, day: form.get('day'), reason: form.get('reason') },
      seen: form.get('seen') || null,
    }),
    'orders.cancel': (form) => ({
      ...{ order, cancelId: form.get('cancelId'), reason: form.get('reason') },
      refund: form.has('refund'),
      returnStock: form.has('returnStock'),
      tellCustomer: form.has('tellCustomer'),
    }),
    'orders.edit-details': (form) => readDetails(order, form),
    'order-items.replace-artwork': (form) => Object.fromEntries(form),
    'order-changes.send-again': readChange,
    'order-changes.call-off': readChange,
    'payments.confirm': () => ({ order }),
    'payments.refund': (form) => readRefund(order, form),
  })
}

const readChange = (form: FormData) => ({ change: form.get('change') })

function readDetails(order: string, form: FormData) {
  const text = (name: string): string => String(form.get(name) ?? '')
  return {
    ...{ order, version: text('version'), notes: text('notes') },
    contact: { fullName: text('fullName'), email: text('email'), phone: text('phone') },
    address: {
      ...{ street1: text('street1'), street2: text('street2') },
      ...{ city: text('city'), state: text('state'), zip: text('zip') },
    },
    tellCustomer: form.has('tellCustomer'),
  }
}

function readRefund(order: string, form: FormData) {
  const kind = form.get('kind')
  return {
    ...{ order, kind, refundId: form.get('refundId'), reason: form.get('reason') },
    lines: kind === 'lines' ? readJsonField(form, 'lines') : [],
    withShipping: kind === 'lines' && form.get('withShipping') === 'true',
    amountCents: kind === 'amount' ? Number(form.get('amountCents')) : null,
    returnStock: form.has('returnStock'),
    returnDiscountUse: form.has('returnDiscountUse'),
  }
}

export default function AdminOrder({ loaderData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} />
}
