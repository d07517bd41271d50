import type { FieldErrors } from '#domain/field-errors.ts'
import { formatMoney } from '#domain/money/money.ts'
import { type DraftOrderInput, toCartLine } from '#domain/orders/draft-order.ts'
import type { PricedCart } from '#server/cart/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { DraftOrderDeps } from './deps.ts'

/** What the price depends on. */
export type DraftOrderTerms = Pick<
  DraftOrderInput,
  'id' | 'customerId' | 'lines' | 'discount' | 'delivery' | 'speed' | 'shippingPrice'
>

export type Priced =
  | { ok: true; priced: PricedCart }
  /** Field names such as 'contact.email' and 'lines.0.price'. */
  | { ok: false; fieldErrors: FieldErrors }

/** What staff have filled in, priced by the cart's own rules. A line that can't be sold is reported at that line. */
export async function priceDraftOrder(
  deps: Pick<DraftOrderDeps, 'cart' | 'people'>,
  actor: Actor,
  input: DraftOrderTerms,
): Promise<Priced> {
  const profile = input.customerId ? await deps.people.profileOf(input.customerId) : null
  if (input.customerId && !profile)
    return {
      ok: false,
      fieldErrors: { customerId: 'This account no longer exists. Choose another one, or a guest.' },
    }
  if (input.discount && input.discount.amount > 0 && input.discount.reason === '')
    return { ok: false, fieldErrors: { 'discount.reason': 'Say why, for anyone who reads the order' } }
  const discount = input.discount && input.discount.amount > 0 ? input.discount : null
  const priced = await deps.cart.priceForStaff(actor, input.lines.map(toCartLine), input.delivery, {
    customer: customerOf(input, profile?.email ?? ''),
    discount,
    speed: input.delivery === 'shipping' ? input.speed : 'standard',
    shippingPrice: input.shippingPrice,
  })
  const errors: FieldErrors = {}
  priced.lines.forEach(({ problem }, index) => {
    if (problem !== null) errors[`lines.${index}`] = problem
  })
  if (discount && discount.amount > priced.totals.subtotal && Object.keys(errors).length === 0)
    errors['discount.amount'] =
      `The lines cost ${formatMoney(priced.totals.subtotal)}: take off no more than that`
  return Object.keys(errors).length > 0 ? { ok: false, fieldErrors: errors } : { ok: true, priced }
}

/** The customer as the cart expects them: the id stands for the browser that holds stock. */
const customerOf = ({ id, customerId }: DraftOrderTerms, email: string): Actor => ({
  visitorId: id,
  user: customerId ? { id: customerId, email, role: 'customer', sessionId: '' } : null,
})
