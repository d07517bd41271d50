import { z } from 'zod'
import { PaymentSuccessPage } from '#app/checkout/payment-success-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Shop } from '#server/shop.ts'
import type { Route } from './+types/payment-success.route.ts'

export const meta: Route.MetaFunction = () => [
  { title: 'Your payment' },
  { name: 'robots', content: 'noindex' },
]

const attemptSchema = z.uuid()

/** Query parameters that Stripe and Square add, or can be configured to add, under their own names. */
const providerNames = ['session_id', 'sessionId', 'payment_link_id', 'paymentLinkId', 'orderId', 'order_id']

/** By our own parameter, or by the provider's. */
async function attemptIn(url: URL, { payments }: Pick<Shop, 'payments'>): Promise<string | null> {
  const own = attemptSchema.safeParse(url.searchParams.get('attempt')).data
  if (own) return own
  for (const name of providerNames) {
    const given = url.searchParams.get(name)
    const known = given && given.length <= 300 ? await payments.attemptCalled(given) : null
    if (known) return known
  }
  return null
}

/**
 * Where the payment provider sends shoppers back to. A GET writes nothing: the page checks through the action below.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { checkout, payments, settings } = context.get(shopContext)
  const { actor } = context.get(visitContext)
  const attemptId = await attemptIn(url, { payments })
  const { contactEmail, contactPhone } = await settings.read()
  const settlement = attemptId ? await payments.view(attemptId) : null
  const receipt = settlement?.orderNumber && attemptId ? await checkout.readReceipt(actor, attemptId) : null
  return { settlement, receipt, contact: { email: contactEmail, phone: contactPhone } }
}

export const action = (asked: Route.ActionArgs) =>
  answerOperation<'payments.settle'>(asked, {
    'payments.settle': async () => ({
      payment: (await attemptIn(asked.url, asked.context.get(shopContext))) ?? '',
    }),
  })

/** On a bad network, the page keeps verifying and asks again instead of failing. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch {
    return null
  }
}

export default function PaymentSuccess({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PaymentSuccessPage
      settlement={actionData?.ok ? actionData.value : loaderData.settlement}
      receipt={loaderData.receipt}
      contact={loaderData.contact}
    />
  )
}
