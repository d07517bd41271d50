import { z } from 'zod'
import type { CheckoutRequest, HostedCheckout } from '#server/payments/port.ts'
import { callSquare } from './call-square.ts'
import type { SquareDeps } from './deps.ts'
import { toSquareMoney } from './square-money.ts'

const answerSchema = z.object({
  paymentLink: z.object({ id: z.string(), orderId: z.string(), url: z.url().optional() }),
})

/** Square allows 512 characters for a line's name, and 2,000 for its note. */
const longestName = 500
const longestNote = 2_000

/** A payment link for one order with one line, the total. Square returns the same link for the same key. */
export async function createCheckout(
  { client, locationId }: SquareDeps,
  { id, amount, currency, description, customerEmail, returnUrl }: CheckoutRequest,
): Promise<HostedCheckout> {
  const [title = '', ...lines] = description.split('\n')
  const line = {
    name: title.slice(0, longestName),
    ...(lines.length > 0 && { note: lines.join('; ').slice(0, longestNote) }),
    quantity: '1',
    basePriceMoney: toSquareMoney(amount, currency),
  }
  const answer = await callSquare(() =>
    client.checkout.paymentLinks.create({
      idempotencyKey: id,
      order: { locationId, referenceId: id, lineItems: [line] },
      checkoutOptions: {
        redirectUrl: returnUrl,
        allowTipping: false,
        askForShippingAddress: false,
        enableCoupon: false,
        enableLoyalty: false,
      },
      prePopulatedData: { buyerEmail: customerEmail },
      paymentNote: id,
    }),
  )
  const { paymentLink } = answerSchema.parse(answer)
  return { url: paymentLink.url ?? '', reference: paymentLink.id, eventReference: paymentLink.orderId }
}
