import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { newCartItemId } from '#domain/cart/cart.ts'
import { table } from '#domain/table.ts'
import type { OutcomeOf } from '#server/operations.ts'
import { defineFunction, refused } from './operation.ts'

const amount = z.coerce.number().min(0).max(1_000_000).default(0)

const itemSchema = z.object({
  design_id: z.string().max(80).nullish(),
  size_id: z.coerce.number().int().default(60),
  quantity: z.coerce.number().int().min(1).default(1),
  productType: z.string().max(80),
  productSize: z.string().max(80).default(''),
  productColor: z.string().max(80).default(''),
  unitPrice: amount,
  /** The choices for products other than gang sheets, as the cart stores them. */
  designData: z.record(z.string(), z.unknown()).default({}),
})

const text = z.string().max(400).default('')
const customerSchema = z.object({
  email: text,
  name: text,
  full_name: text,
  fullName: text,
  phone: text,
  ...{ street1: text, street2: text, city: text, state: text, zip: text },
  deliveryMethod: z.enum(['pickup', 'shipping']).default('shipping'),
})

/**
 * docs/spec-map.md S7: the payment-link creation. The amounts are only compared: the server quotes the cart itself, and
 * responds with an error when its total differs.
 */
export const createPaymentLink = defineFunction({
  name: 'create-payment-link',
  may: 'anyone',
  body: z.object({
    cart_items: z.array(itemSchema).max(100),
    customer_info: customerSchema,
    discount: z.object({ code: z.string().max(60) }).nullish(),
    total_amount: amount,
  }),
  async run(
    { checkout, operations },
    { actor, origin },
    { cart_items, customer_info: who, discount, total_amount },
  ) {
    if (cart_items.length === 0) return refused('Empty Cart', 422)
    const outcome = await operations.call('checkout.prepare', actor, {
      checkoutKey: randomUUID(),
      lines: cart_items.map(({ unitPrice, design_id, size_id, designData, ...item }, at) => ({
        ...item,
        id: newCartItemId('gang-sheet', at, Math.random()),
        unitPrice: toCents(unitPrice),
        designData: { design_id, size_id, ...designData },
      })),
      delivery: who.deliveryMethod,
      contact: { email: who.email, fullName: who.fullName || who.full_name || who.name, phone: who.phone },
      address: pickAddress(who),
      notes: '',
      seenTotal: toCents(total_amount),
      ...(discount && { promoCode: discount.code }),
    })
    if (outcome.ok) {
      const { redirectUrl, attemptId } = outcome.value
      return { body: { success: true, checkout_url: new URL(redirectUrl, origin).href, id: attemptId } }
    }
    const couldNot = `Could not create ${checkout.providerName} checkout. Please try again.`
    return refused(ownWords(outcome) ?? words[whyNot(outcome)] ?? couldNot, 422)
  },
})

const toCents = (dollars: number): number => Math.round(dollars * 100)

const pickAddress = ({ street1, street2, city, state, zip }: z.output<typeof customerSchema>) => ({
  ...{ street1, street2, city, state, zip },
})

/** The cart page's message about a code or a line, if it is one of those. */
function ownWords(outcome: OutcomeOf<'checkout.prepare'> & { ok: false }): string | null {
  if (outcome.reason !== 'conflict') return null
  const { because, refusal, lines } = outcome.theirs
  if (because === 'code_refused') return refusal?.message ?? null
  return because === 'cart_problem' ? (lines.find(({ problem }) => problem)?.problem ?? null) : null
}

function whyNot(outcome: OutcomeOf<'checkout.prepare'> & { ok: false }): string {
  if (outcome.reason === 'conflict') return outcome.theirs.because
  return outcome.reason === 'refused' ? (outcome.because ?? outcome.code) : outcome.reason
}

const words = table<string>({
  invalid: 'Please fill in all required fields before checkout.',
  cart_problem: 'An item in the cart can’t be ordered as it is.',
  cart_changed: 'Prices have changed. Reload the cart and try again.',
  soft_prints:
    'Some artwork may look soft at its size. Open your cart to say whether we should print it as it is.',
  code_refused: 'This promo code is not valid.',
  too_many_requests: 'Too many attempts. Wait a moment and try again.',
  too_much_held: 'Unpaid orders are already holding too much. Pay for or cancel one of them first.',
  no_url: 'No checkout URL received',
})
