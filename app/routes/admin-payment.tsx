import { data } from 'react-router'
import type { PaymentAnswer } from '#app/admin/payments/both-books.tsx'
import { PaymentPage } from '#app/admin/payments/payment-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import type { Route } from './+types/admin-payment.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Payment · Admin Portal' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const payment = await context.get(shopContext).payments.get(actor, params.attemptId)
  if (!payment) throw data('There is no such payment.', { status: 404 })
  return { payment }
}

/** 'Check now' asks the provider and compares; 'Noted' leaves a difference as it is. */
export async function action({ context, params, request }: Route.ActionArgs): Promise<PaymentAnswer> {
  const { actor } = context.get(visitContext)
  const { payments } = context.get(shopContext)
  if (!(await payments.get(actor, params.attemptId))) throw data('There is no such payment.', { status: 404 })
  const form = await readForm(request)
  if (form.get('intent') === 'note') {
    const seen = String(form.get('difference') ?? '')
    return { intent: 'note', outcome: await payments.noteDifference(actor, params.attemptId, seen) }
  }
  return { intent: 'check', outcome: await payments.check(actor, params.attemptId) }
}

export default function AdminPayment({ loaderData }: Route.ComponentProps) {
  return <PaymentPage key={loaderData.payment.attemptId} payment={loaderData.payment} />
}
