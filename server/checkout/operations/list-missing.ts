import { z } from 'zod'
import { checkoutSchema, fieldErrors } from '#domain/cart/checkout.ts'
import { describedLines } from '#domain/cart/described-lines.ts'
import { type DeliveryMethod, deliveryMethods } from '#domain/orders/totals.ts'
import { wrongTexts } from '#domain/people/text-consent.ts'
import { missingOfAddress } from '#domain/shipping/street-address.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { CheckoutDeps } from '../deps.ts'

/** The same form that Pay Now sends; key and total belong to clicking the button. */
const formSchema = checkoutSchema.omit({ checkoutKey: true, seenTotal: true })

const part = z.string().default('').catch('')
const noAddress = { street1: '', city: '', state: '', zip: '' }

/** Accepts whatever is readable in the form, since half-filled ones are sent here. */
const looseSchema = z.looseObject({
  lines: z.array(describedLines.element).default([]).catch([]),
  delivery: z.enum(deliveryMethods).default('shipping').catch('shipping'),
  address: z
    .object({ street1: part, city: part, state: part, zip: part })
    .default(noAddress)
    .catch(noAddress),
})

const missingShape = z.object({
  /** Such as 'contact.email', 'lines', or 'lines.<id>' for an item that can't be ordered. */
  field: z.string(),
  message: z.string(),
  /** False for optional fields: the order can be paid without them. */
  isRequired: z.boolean(),
})

type Missing = z.output<typeof missingShape>

/** In the order of the page. Changes nothing; a POST because carts are too large for URLs. */
export const listMissing = defineOperation({
  name: 'checkout.list-missing',
  route: 'POST /checkout/missing',
  summary: 'What a checkout, however little of it is filled in, still needs to become an order',
  may: 'anyone',
  input: looseSchema,
  example: { lines: [], delivery: 'shipping', contact: { email: 'ada@example.com' } },
  result: z.object({ missing: z.array(missingShape) }),
  status: 200,
  async run({ cart, readSettings }: CheckoutDeps, actor, form) {
    const { lines, delivery, address } = form
    const { isAddressRequired } = await readSettings()
    const isAsked = delivery === 'shipping' && isAddressRequired
    const reading = formSchema.safeParse(form)
    const errors = Object.entries({
      ...(isAsked ? missingOfAddress(address) : {}),
      ...(reading.success ? wrongTexts(reading.data) : fieldErrors(reading.error)),
    })
    const missing: Missing[] = ['contact', 'address', 'notes'].flatMap((part) =>
      errors
        .filter(([field]) => field.startsWith(part))
        .map(([field, message]) => ({ field, message, isRequired: true })),
    )
    if (delivery === 'shipping' && !isAsked && address.street1.trim() === '') {
      const message = 'Add a shipping address, or we’ll write to you before we ship'
      missing.push({ field: 'address.street1', message, isRequired: false })
    }
    return ok({ missing: [...missing, ...(await listProblems(cart, actor, lines, delivery))] })
  },
})

async function listProblems(
  cart: CheckoutDeps['cart'],
  actor: Actor,
  lines: readonly unknown[],
  delivery: DeliveryMethod,
): Promise<Missing[]> {
  if (lines.length === 0) return [{ field: 'lines', message: 'Add something to your cart', isRequired: true }]
  const priced = await cart.price(actor, lines.slice(0, 100), delivery)
  return priced.lines.flatMap(({ id, problem }) =>
    problem === null ? [] : [{ field: `lines.${id}`, message: problem, isRequired: true }],
  )
}
