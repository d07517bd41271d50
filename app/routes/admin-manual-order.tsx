import { data, redirect } from 'react-router'
import { LinkPage } from '#app/admin/manual-orders/link-page.tsx'
import { type ManualOrderAnswer, refuse, toldTaken } from '#app/admin/manual-orders/manual-order-actions.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { readForm, readJsonField } from '#app/read-body.ts'
import type { Shop } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Route } from './+types/admin-manual-order.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Payment link · Admin Portal' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor, origin } = context.get(visitContext)
  const manualOrder = await context.get(shopContext).manualOrders.get(actor, params.manualOrderId)
  if (!manualOrder) throw data('There is no such order.', { status: 404 })
  if (manualOrder.state === 'draft') throw redirect(`/admin/orders/new?draft=${manualOrder.id}`)
  return { manualOrder, address: `${origin}${manualOrder.path}` }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const answer = await run(context.get(shopContext), actor, params.manualOrderId, await readForm(request))
  return data(answer, { status: answer.ok ? 200 : answer.status })
}

async function run(
  { manualOrders }: Pick<Shop, 'manualOrders'>,
  actor: Actor,
  id: string,
  form: FormData,
): Promise<ManualOrderAnswer> {
  const intent = form.get('intent')
  if (intent === 'send-again') {
    const outcome = await manualOrders.sendAgain(actor, id)
    if (outcome.ok) return { ok: true, title: 'Payment link sent again' }
    return 'message' in outcome ? refused(outcome) : refuse(422, 'Nothing was sent')
  }
  if (intent === 'cancel-link') {
    const outcome = await manualOrders.cancel(actor, id)
    return outcome.ok ? { ok: true, title: 'Link cancelled' } : refused(outcome)
  }
  if (intent === 'take-link')
    return toldTaken(await manualOrders.takeForLink(actor, id, readJsonField(form, 'payment')))
  return refuse(400, 'Nothing was changed', 'The form was not understood.')
}

const refused = ({ reason, message }: { reason: string; message: string }): ManualOrderAnswer =>
  refuse(reason === 'not_found' ? 404 : 409, 'Nothing was changed', message)

export default function AdminManualOrder({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(['manual-order.changed'])
  return <LinkPage {...loaderData} />
}
