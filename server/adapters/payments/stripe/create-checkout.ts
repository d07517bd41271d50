import type Stripe from 'stripe'
import { z } from 'zod'
import type { CheckoutRequest, HostedCheckout } from '#server/payments/port.ts'
import { callStripe } from './call-stripe.ts'

const answerSchema = z.object({ id: z.string(), url: z.string().nullish() })

/** A Checkout Session with one line, the total. Stripe returns the same session for the same key. */
export async function createCheckout(
  client: Stripe,
  { id, amount, currency, description, customerEmail, returnUrl, expiresAt }: CheckoutRequest,
): Promise<HostedCheckout> {
  const metadata = { attempt_id: id }
  const [title = '', ...lines] = description.split('\n')
  const bought = lines.join('; ')
  const answer = await callStripe(() =>
    client.checkout.sessions.create(
      {
        mode: 'payment',
        ui_mode: 'hosted_page',
        client_reference_id: id,
        customer_email: customerEmail,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: amount,
              product_data: {
                name: title.slice(0, 250),
                ...(bought && { description: bought.slice(0, 1_000) }),
              },
            },
          },
        ],
        // The shopper pays the amount we request, in the currency we request it in.
        adaptive_pricing: { enabled: false },
        allow_promotion_codes: false,
        success_url: returnUrl,
        cancel_url: returnUrl,
        expires_at: Math.floor(expiresAt.getTime() / 1_000),
        metadata,
        payment_intent_data: { metadata },
      },
      { idempotencyKey: id },
    ),
  )
  const session = answerSchema.parse(answer)
  return { url: session.url ?? '', reference: session.id }
}
