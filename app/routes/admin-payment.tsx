import { data } from 'react-router'
import { PaymentPage } from '#app/admin/payments/payment-page.tsx'
import { requireStaffPage } from '#app/admin/require-staff.ts'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/admin-payment.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Payment · Admin Portal' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  requireStaffPage(actor)
  const payment = await context.get(shopContext).payments.get(actor, params.attemptId)
  if (!payment) throw data('There is no such payment.', { status: 404 })
  return { payment }
}

/** 'Check now': asks the provider and compares. */
export async function action({ context, params }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  requireStaffPage(actor)
  const { payments } = context.get(shopContext)
  if (!(await payments.get(actor, params.attemptId))) throw data('There is no such payment.', { status: 404 })
  return payments.check(actor, params.attemptId)
}

export default function AdminPayment({ loaderData }: Route.ComponentProps) {
  return <PaymentPage key={loaderData.payment.attemptId} payment={loaderData.payment} />
}
