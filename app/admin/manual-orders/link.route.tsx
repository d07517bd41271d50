import { data, redirect } from 'react-router'
import { LinkPage } from '#app/admin/manual-orders/link-page.tsx'
import { readPayment } from '#app/admin/manual-orders/read-manual-order.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/link.route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Payment link · Admin Portal' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor, origin } = context.get(visitContext)
  const manualOrder = await context.get(shopContext).manualOrders.get(actor, params.manualOrderId)
  if (!manualOrder) throw data('There is no such order.', { status: 404 })
  if (manualOrder.state === 'draft') throw redirect(`/admin/orders/new?draft=${manualOrder.id}`)
  return { manualOrder, address: `${origin}${manualOrder.path}` }
}

export const action = (asked: Route.ActionArgs) => {
  const { manualOrderId: manualOrder } = asked.params
  return answerOperation<'manual-orders.send-again' | 'manual-orders.cancel' | 'manual-orders.take-for-link'>(
    asked,
    {
      'manual-orders.send-again': () => ({ manualOrder }),
      'manual-orders.cancel': () => ({ manualOrder }),
      'manual-orders.take-for-link': (form) => ({ manualOrder, ...readPayment(form) }),
    },
  )
}

export default function AdminManualOrder({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(['manual-order.changed'])
  return <LinkPage {...loaderData} />
}
