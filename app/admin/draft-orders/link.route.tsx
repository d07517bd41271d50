import { data, redirect } from 'react-router'
import { LinkPage } from '#app/admin/draft-orders/link-page.tsx'
import { readPayment } from '#app/admin/draft-orders/read-draft-order.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/link.route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Payment link · Admin Portal' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor, origin } = context.get(visitContext)
  const draftOrder = await context.get(shopContext).draftOrders.get(actor, params.draftOrderId)
  if (!draftOrder) throw data('There is no such order.', { status: 404 })
  if (draftOrder.state === 'draft') throw redirect(`/admin/orders/new?draft=${draftOrder.id}`)
  return { draftOrder, address: `${origin}${draftOrder.path}` }
}

export const action = (asked: Route.ActionArgs) => {
  const { draftOrderId: draftOrder } = asked.params
  return answerOperation<'draft-orders.send-again' | 'draft-orders.cancel' | 'draft-orders.take-for-link'>(
    asked,
    {
      'draft-orders.send-again': () => ({ draftOrder }),
      'draft-orders.cancel': () => ({ draftOrder }),
      'draft-orders.take-for-link': (form) => ({ draftOrder, ...readPayment(form) }),
    },
  )
}

export default function AdminDraftOrder({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(['draft-order.changed'])
  return <LinkPage {...loaderData} />
}
