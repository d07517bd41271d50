import { data, redirect } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { PortalPage } from '#app/portal/page.tsx'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'My Orders' }, { name: 'robots', content: 'noindex' }]

const maxPages = 30

/** The page's frame comes first; the tabs follow, and a failure affects only its own tab. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  if (!actor.user) throw redirect(`/auth?next=/customer-portal${encodeURIComponent(url.search)}`)
  const { orders, editRequests, designs, shipping, orderChanges } = context.get(shopContext)
  const pages = Math.min(maxPages, Math.max(1, Number(url.searchParams.get('pages')) || 1))
  const shown = async () => {
    const first = await orders.listForCustomer(actor)
    const list = [...first.orders]
    let next = first.next
    for (let count = 1; count < pages && next; count++) {
      const page = await orders.listForCustomer(actor, next)
      list.push(...page.orders)
      next = page.next
    }
    const ids = list.map(({ id }) => id)
    const [timelines, shipments, toShip, pickups, messages, changes] = await Promise.all([
      orders.timelinesOf(actor, ids),
      shipping.ofOrders(ids),
      shipping.toShipOf(ids),
      shipping.pickupsOf(ids),
      orders.messages.forCustomer(actor, ids),
      orderChanges.ofOrders(ids),
    ])
    const nextPages = next && pages < maxPages ? pages + 1 : null
    return { orders: list, timelines, shipments, toShip, pickups, messages, changes, nextPages }
  }
  return data({
    email: actor.user.email,
    orders: shown(),
    requests: editRequests.listForCustomer(actor),
    designs: Promise.all([designs.list(actor), designs.endingOf(actor)]).then(([saved, endsAt]) => ({
      ...{ designs: saved, endsAt },
    })),
  })
}

export async function action(call: Route.ActionArgs) {
  const { user } = call.context.get(visitContext).actor
  if (!user) throw redirect('/auth?next=/customer-portal', 303)
  return answerOperation(call, {
    'edit-requests.create': (form) => ({ item: form.get('item'), details: form.get('details') }),
    'edit-requests.write-message': (form) => ({ request: form.get('request'), text: form.get('text') }),
    'edit-requests.approve-proof': (form) => ({ proof: form.get('proof') }),
    'orders.write-to-shop': (form) => ({ order: form.get('order'), text: form.get('text') }),
    'orders.order-again': (form) => ({ order: form.get('order') }),
    'designs.rename': (form) => ({ design: form.get('design'), name: form.get('name') }),
    'designs.remove': readDesign,
    'designs.bring-back': readDesign,
    'designs.keep': () => ({}),
  })
}

const readDesign = (form: FormData) => ({ design: form.get('design') })

const liveEvents = [
  'order.changed',
  'order.placed',
  'edit-request.created',
  'edit-request.changed',
  'design.changed',
  'shipment.changed',
] as const

export default function CustomerPortal({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(liveEvents)
  return <PortalPage {...loaderData} />
}
