import { z } from 'zod'
import { checkoutSchema, fieldErrors } from '#domain/checkout.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { CheckoutNeeds } from './index.ts'

/** `field` is a name such as 'contact.email', 'lines', or 'lines.<id>' for an item that cannot be ordered. */
export type Missing = {
  field: string
  message: string
  /** False for what only helps: the order can be paid without. */
  isRequired: boolean
}

/** The same form as Pay Now sends; key and total belong to the pressing of the button. */
const formSchema = checkoutSchema.omit({ checkoutKey: true, seenTotal: true })

/** Whatever of the form can be read, since half-filled ones are asked about. */
const looseSchema = z.object({
  lines: z.array(z.unknown()).catch([]),
  delivery: z.enum(['pickup', 'shipping']).catch('shipping'),
  address: z.object({ street1: z.string().catch('') }).catch({ street1: '' }),
})

/** What stands between this form and an order, in the order of the page. It changes nothing. */
export async function listMissing(
  { cart }: Pick<CheckoutNeeds, 'cart'>,
  actor: Actor,
  input: unknown,
): Promise<Missing[]> {
  const { lines, delivery, address } = looseSchema
    .catch({ lines: [], delivery: 'shipping', address: { street1: '' } })
    .parse(input)
  const reading = formSchema.safeParse(input)
  const errors = reading.success ? {} : fieldErrors(reading.error)
  const missing: Missing[] = Object.entries(errors)
    .filter(([field]) => /^(contact|address|notes)/.test(field))
    .map(([field, message]) => ({ field, message, isRequired: true }))
  if (delivery === 'shipping' && address.street1.trim() === '') {
    const message = 'Add where to ship it, or we write to you before we ship'
    missing.push({ field: 'address.street1', message, isRequired: false })
  }
  return [...missing, ...(await listProblems(cart, actor, lines, delivery))]
}

async function listProblems(
  cart: CheckoutNeeds['cart'],
  actor: Actor,
  lines: readonly unknown[],
  delivery: 'pickup' | 'shipping',
): Promise<Missing[]> {
  if (lines.length === 0) return [{ field: 'lines', message: 'Put something in your cart', isRequired: true }]
  const priced = await cart.price(actor, lines.slice(0, 100), delivery)
  return priced.lines.flatMap(({ id, problem }) =>
    problem === null ? [] : [{ field: `lines.${id}`, message: problem, isRequired: true }],
  )
}
