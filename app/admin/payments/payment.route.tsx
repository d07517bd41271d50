import { data } from 'react-router'
import { PaymentPage } from '#app/admin/payments/payment-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/payment.route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Payment · Admin Portal' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const payment = await context.get(shopContext).payments.get(actor, params.attemptId)
  if (!payment) throw data('There is no such payment.', { status: 404 })
  return { payment }
}

/** 'Check now' asks the provider and compares; 'Noted' accepts a difference. */
export const action = (asked: Route.ActionArgs) => {
  const { attemptId: payment } = asked.params
  return answerOperation<'payments.check' | 'payments.note-difference'>(asked, {
    'payments.check': () => ({ payment }),
    'payments.note-difference': (form) => ({ payment, difference: form.get('difference') }),
  })
}

export default function AdminPayment({ loaderData }: Route.ComponentProps) {
  return <PaymentPage key={loaderData.payment.attemptId} payment={loaderData.payment} />
}
