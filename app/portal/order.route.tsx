import { data, redirect } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/order.route.ts'
import { OrderPage } from './order-page.tsx'

/** Anyone with the URL can see the order: keep it out of search engines and referrers. */
export const meta: Route.MetaFunction = () => [
  { title: 'Your order' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/** The key from the email is exchanged for a cookie right away, so that it stays in no history and on no screen. */
export async function loader({ context, params: { orderId }, url }: Route.LoaderArgs) {
  const { orders, editRequests, shipping, auth, orderChanges } = context.get(shopContext)
  const { actor, holdOrder, refusal } = context.get(visitContext)
  const key = url.searchParams.get('key')
  if (key !== null && !refusal) {
    holdOrder(orderId, key)
    throw redirect(`/order/${orderId}`, 303)
  }
  const isKnown = actor.user !== null || (actor.heldOrders ?? []).length > 0
  const receipt = isKnown && !refusal ? await orders.receiptOf(actor, orderId) : null
  const order = receipt && (await orders.getForCustomer(actor, orderId))
  if (!receipt || !order) return data({ found: null, isSignedIn: actor.user !== null }, { status: 404 })
  const [timeline, shipments, toShip, pickups, messages, requests, changes] = await Promise.all([
    orders.timelinesOf(actor, [orderId]),
    shipping.ofOrders([orderId]),
    shipping.toShipOf([orderId]),
    shipping.pickupsOf([orderId]),
    orders.messages.forCustomer(actor, [orderId]),
    editRequests.listForBuyer(actor, orderId),
    orderChanges.ofOrders([orderId]),
  ])
  return data({
    found: {
      card: {
        order,
        timeline,
        shipments: shipments.get(orderId) ?? [],
        toShip: toShip.get(orderId) ?? [],
        pickup: pickups.get(orderId) ?? null,
        messages,
        changes: changes.get(orderId) ?? [],
      },
      requests,
      /** Null if the order already belongs to an account, or if new accounts are not accepted. */
      keepFor: receipt.isGuest && auth.ways.email_link && auth.ways.signUp ? receipt.contactEmail : null,
    },
    isSignedIn: actor.user !== null,
  })
}

export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'edit-requests.create': (form) => ({ item: form.get('item'), details: form.get('details') }),
    'edit-requests.write-message': (form) => ({ request: form.get('request'), text: form.get('text') }),
    'edit-requests.approve-proof': (form) => ({ proof: form.get('proof') }),
    'orders.write-to-shop': (form) => ({ order: form.get('order'), text: form.get('text') }),
    'orders.order-again': (form) => ({ order: form.get('order') }),
    'orders.keep-in-account': () => ({ order: call.params.orderId }),
    'orders.mail-link': (form) => ({
      orderNumber: form.get('orderNumber') ?? '',
      email: form.get('email') ?? '',
    }),
  })

const liveEvents = ['order.changed', 'edit-request.changed', 'shipment.changed'] as const

export default function Order({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(liveEvents)
  return <OrderPage {...loaderData} />
}
