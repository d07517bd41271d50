import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { promoRefusals } from '#domain/money/promo-code.ts'
import { artworks } from '#server/artwork/tables.ts'
import { stockReservations } from '#server/inventory/tables.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { orderHistory, orderItems, orders } from '#server/orders/tables.ts'
import { paymentAttempts } from '#server/payments/tables.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { listingCheckout, promote } from '#tests/harness/promote.ts'
import {
  checkoutForm,
  designedLine,
  pressPay,
  signedIn,
  startCheckout,
  visitor,
} from '#tests/harness/sell.ts'
import { stockTshirt } from '#tests/harness/shelves.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const nothing = { orders: 0, items: 0, history: 0, attempts: 0 }

async function countWritten({ database }: TestShop) {
  const count = database.orm.$count.bind(database.orm)
  return {
    orders: await count(orders),
    items: await count(orderItems),
    history: await count(orderHistory),
    attempts: await count(paymentAttempts),
  }
}

let before = nothing
beforeEach(async () => {
  before = await countWritten(shop)
})

/** Written by this test. */
async function written(shop: TestShop) {
  const now = await countWritten(shop)
  return {
    orders: now.orders - before.orders,
    items: now.items - before.items,
    history: now.history - before.history,
    attempts: now.attempts - before.attempts,
  }
}

const prepare = (shop: TestShop, actor: ReturnType<typeof visitor>, form: unknown) =>
  pressPay(shop, actor, form, '127.0.0.1')

test('a checkout writes one order with frozen copies and one attempt, and leads to the payment page', async () => {
  const actor = visitor()
  const line = await designedLine(shop, actor, { sizeId: 60, quantity: 2 })

  const form = checkoutForm([line])
  const { attemptId, redirectUrl, reference } = await startCheckout(shop, actor, form)

  expect(redirectUrl).toBe(`${shop.origin}/sandbox-pay/${reference}`)
  expect(await prepare(shop, actor, form)).toEqual({
    ...{ ok: true, attemptId, redirectUrl, reference },
    provider: 'sandbox',
  })
  const [attempt] = await shop.database.orm.select().from(paymentAttempts)
  expect(attempt?.description).toMatch(/: 2 × Gang Sheet 22 × 60 in$/)
  expect(await countWritten(shop)).toEqual({ orders: 1, items: 1, history: 1, attempts: 1 })
  const [order] = await shop.database.orm.select().from(orders)
  expect(order).toMatchObject({
    orderNumber: null,
    placedAt: null,
    status: 'awaiting_payment',
    paymentStatus: 'awaiting',
    subtotalCents: 6_000,
    shippingCents: 899,
    taxCents: 495,
    totalCents: 7_394,
    contactEmail: 'ada@example.com',
    shippingAddress: { city: 'Austin', state: 'TX', country: 'US', deliveryMethod: 'shipping' },
  })
  const [item] = await shop.database.orm.select().from(orderItems)
  expect(item).toMatchObject({ name: 'Gang Sheet 22 × 60 in', quantity: 2, unitPriceCents: 3_000 })
  expect(item?.designData?.document?.placements).toHaveLength(1)
  expect(item?.designData?.canvasLayout[0]).toMatchObject({ name: 'Fox.png', width: 1_000, x: 681, dpi: 300 })
  await expectMoneyToAddUp(shop.database)
})

test('a forged price is never used: the shopper is shown ours, and nothing is written', async () => {
  const actor = visitor()
  const form = checkoutForm([{ ...(await designedLine(shop, actor)), unitPrice: 1 }])

  const outcome = await prepare(shop, actor, form)

  expect(outcome).toMatchObject({
    ok: false,
    reason: 'conflict',
    theirs: {
      because: 'cart_changed',
      lines: [{ id: form.lines[0]?.id, unitPrice: 3_000, problem: null }],
      totals: { subtotal: 3_000, discount: 0, shipping: 899, tax: 248, total: 4_147 },
    },
  })
  expect(await written(shop)).toEqual(nothing)
})

test('an invalid code is reported when the button is pressed, and nothing is written', async () => {
  const actor = visitor()
  const line = await designedLine(shop, actor)

  const outcome = await prepare(shop, actor, checkoutForm([line], { promoCode: 'NOPE' }))

  expect(outcome).toMatchObject({
    ok: false,
    reason: 'conflict',
    theirs: {
      because: 'code_refused',
      refusal: { title: 'Invalid Code', message: 'This promo code is not valid.' },
      totals: { discount: 0, total: 4_147 },
    },
  })
  expect(await written(shop)).toEqual(nothing)
})

test.each([
  [
    'LAST',
    {
      ...{ because: 'code_refused', refusal: promoRefusals.usedUp },
      promotion: { offer: null, code: { ok: false, refusal: promoRefusals.usedUp } },
    },
  ],
  [null, { because: 'cart_changed', refusal: null, promotion: { offer: null, code: null } }],
])(
  'the last use of a promotion with the code %s goes to someone else in between: only a code is refused',
  async (code, told) => {
    await promote(shop, { code, maximumUses: 1 })
    const formOf = async (actor: Actor) =>
      checkoutForm([await designedLine(shop, actor)], { promoCode: code ?? '', seenTotal: 3_697 })
    const [actor, faster] = [visitor(), visitor()]
    const [form, fasterForm] = [await formOf(actor), await formOf(faster)]
    const { transaction } = shop.database
    vi.spyOn(shop.database, 'transaction').mockImplementationOnce(async (work) => {
      await startCheckout(shop, faster, fasterForm)
      return transaction(work)
    })

    const outcome = await prepare(shop, actor, form)

    expect(outcome).toMatchObject({ theirs: { ...told, totals: { discount: 0, total: 4_147 } } })
    expect(await written(shop)).toMatchObject({ orders: 1, attempts: 1 })
  },
)

test('pieces from stock are held under the number that their item has in the order', async () => {
  const actor = visitor()
  const { id: listingId } = await stockTshirt(shop)
  const { lines } = await listingCheckout(shop, actor, { listingId })
  const both = checkoutForm([await designedLine(shop, actor), ...lines], { seenTotal: 7_178 })
  const { attemptId } = await startCheckout(shop, actor, both)
  const held = await shop.database.orm
    .select({ position: stockReservations.position })
    .from(stockReservations)
    .where(eq(stockReservations.listingId, listingId))
  const orderId = (await shop.payments.howPaid(attemptId))?.orderId ?? ''
  const items = await shop.database.orm.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  expect(held).toEqual([{ position: 2 }])
  expect(items.find(({ position }) => position === 2)?.designData).toMatchObject({ listingId })
})

test.each([
  ['a negative quantity', { quantity: -1 }, 'Quantity must be at least 1'],
  ['an absurd quantity', { quantity: 1_000_000 }, 'Quantity must be at most 1000'],
  ['a broken quantity', { quantity: 1.5 }, 'Quantity must be a whole number'],
  ['an unknown type', { productType: 'Yacht' }, 'We don’t sell this product here. Please remove it.'],
  ['no design', { designData: { size_id: 60 } }, 'No design selected'],
  [
    'an unknown design',
    { designData: { design_id: randomUUID() } },
    'We couldn’t find this design. Remove it and build it again.',
  ],
])('%s is reported at its line, and nothing is written', async (_case, change, problem) => {
  const actor = visitor()
  const good = await designedLine(shop, actor)
  const bad = { ...(await designedLine(shop, actor)), ...change }

  const outcome = await prepare(shop, actor, { ...checkoutForm([good]), lines: [good, bad] })

  expect(outcome).toMatchObject({
    ok: false,
    because: 'cart_problem',
    theirs: {
      lines: [
        { id: good.id, problem: null },
        { id: bad.id, problem },
      ],
    },
  })
  expect(await written(shop)).toEqual(nothing)
})

test('a size that is unknown or not the design’s is refused', async () => {
  const actor = visitor()
  const line = await designedLine(shop, actor)
  const sized = (size_id: number) => ({ ...line, designData: { ...line.designData, size_id } })

  const outcome = await prepare(shop, actor, { ...checkoutForm([line]), lines: [sized(61), sized(12)] })

  expect(outcome).toMatchObject({
    because: 'cart_problem',
    theirs: {
      lines: [
        { problem: 'Unknown size selected' },
        { problem: 'The design is for a different size. Open it and save it again.' },
      ],
    },
  })
  expect(await written(shop)).toEqual(nothing)
})

test('another customer’s design cannot be ordered', async () => {
  const form = checkoutForm([await designedLine(shop, visitor())])

  const outcome = await prepare(shop, visitor(), form)

  expect(outcome).toMatchObject({ because: 'cart_problem', theirs: { lines: [{ id: form.lines[0]?.id }] } })
  expect(await written(shop)).toEqual(nothing)
})

test('a design whose artwork is gone cannot be ordered', async () => {
  const actor = visitor()
  const form = checkoutForm([await designedLine(shop, actor)])
  await shop.database.orm.delete(artworks)

  const outcome = await prepare(shop, actor, form)

  const problem = 'This design has no artwork that we can print. Open it and save it again.'
  expect(outcome).toMatchObject({
    because: 'cart_problem',
    theirs: { lines: [{ id: form.lines[0]?.id, problem }] },
  })
  expect(await written(shop)).toEqual(nothing)
})

test('missing and invalid fields are named, and an empty cart is refused', async () => {
  const actor = visitor()
  const line = await designedLine(shop, actor)
  const contact = { email: 'not-an-address', fullName: '  ', phone: '' }
  const address = { zip: '1', state: 'ZZ' }

  expect(await prepare(shop, actor, checkoutForm([line], { contact, address }))).toMatchObject({
    ok: false,
    reason: 'invalid',
    fieldErrors: {
      'contact.email': 'Enter a valid email address, such as name@example.com',
      'contact.fullName': 'Enter your full name',
      'address.state': 'Enter the two-letter state, such as TX',
      'address.zip': 'Enter a five-digit ZIP code, such as 78702',
    },
  })
  expect(await prepare(shop, actor, checkoutForm([]))).toMatchObject({
    reason: 'invalid',
    fieldErrors: { lines: 'Add something to your cart' },
  })
  expect(await written(shop)).toEqual(nothing)
})

test('pickup has no shipping cost and requires neither phone nor address', async () => {
  const actor = visitor()
  const line = await designedLine(shop, actor)
  const contact = { email: 'ada@example.com', fullName: 'Ada Lovelace', phone: '' }

  await startCheckout(shop, actor, checkoutForm([line], { delivery: 'pickup', contact, address: {} }))

  const [order] = await shop.database.orm.select().from(orders)
  expect(order).toMatchObject({
    shippingCents: 0,
    taxCents: 248,
    totalCents: 3_248,
    deliveryMethod: 'pickup',
  })
})

test('the same form sent again leads to the same page of the same order', async () => {
  const actor = visitor()
  const form = checkoutForm([await designedLine(shop, actor)])

  const first = await startCheckout(shop, actor, form)
  const again = await startCheckout(shop, actor, form)

  expect(again).toEqual(first)
  expect(await written(shop)).toEqual({ orders: 1, items: 1, history: 1, attempts: 1 })
})

test('a key works for only one checkout by one shopper', async () => {
  const actor = visitor()
  const line = await designedLine(shop, actor)
  const form = checkoutForm([line])
  await startCheckout(shop, actor, form)

  const changed = { ...form, notes: 'Another order' }
  expect(await prepare(shop, actor, changed)).toMatchObject({ ok: false, because: 'start_again' })
  expect(await prepare(shop, visitor(), form)).toMatchObject({ ok: false, because: 'start_again' })
  expect((await written(shop)).orders).toBe(1)
})

test('a customer’s key works in each of their own browsers, and for no other customer', async () => {
  const customer = signedIn()
  const form = checkoutForm([await designedLine(shop, customer)])
  const { attemptId } = await startCheckout(shop, customer, form)

  const elsewhere = { ...customer, visitorId: randomUUID() }
  expect(await prepare(shop, elsewhere, form)).toMatchObject({ ok: true, attemptId })
  expect(await prepare(shop, signedIn(), form)).toMatchObject({ ok: false, because: 'start_again' })
})

test.each([
  ['asked for', { saveAddress: true }, ['12 Analytical Way']],
  ['not asked for', { saveAddress: false }, []],
  ['for pickup', { saveAddress: true, delivery: 'pickup' }, []],
] as const)('an address is saved to the customer’s account when requested: %s', async (_case, wish, kept) => {
  const customer = signedIn()
  const form = checkoutForm([await designedLine(shop, customer)], wish)

  await startCheckout(shop, customer, form)

  const addresses = await shop.people.listAddresses(customer)
  expect(addresses.map(({ street1 }) => street1)).toEqual(kept)
})

test('a replay after payment leads to its result, and after a decline to a new checkout', async () => {
  const actor = visitor()
  const paid = checkoutForm([await designedLine(shop, actor)])
  const declined = checkoutForm([await designedLine(shop, actor)])
  const first = await startCheckout(shop, actor, paid)
  await shop.sandbox.pay(first.reference, 'approved')
  await shop.payments.settle(first.attemptId, 'return')
  const second = await startCheckout(shop, actor, declined)
  await shop.sandbox.pay(second.reference, 'declined')
  await shop.payments.settle(second.attemptId, 'return')

  expect(await prepare(shop, actor, paid)).toEqual({
    ok: true,
    attemptId: first.attemptId,
    redirectUrl: `${shop.origin}/payment-success?attempt=${first.attemptId}`,
    provider: 'sandbox',
    reference: null,
  })
  expect(await prepare(shop, actor, declined)).toMatchObject({ ok: false, because: 'start_again' })
  await expectMoneyToAddUp(shop.database)
})

test('checkouts that are declined, abandoned or settled twice at the same time use up no order number', async () => {
  const actor = visitor()
  const begin = async () => startCheckout(shop, actor, checkoutForm([await designedLine(shop, actor)]))
  const numberOf = async ({ attemptId }: Awaited<ReturnType<typeof begin>>) => {
    const settled = await Promise.all([1, 2, 3].map(() => shop.payments.settle(attemptId, 'return')))
    return settled[0]?.orderNumber
  }
  const pay = async (outcome: 'approved' | 'declined') => {
    const started = await begin()
    await shop.sandbox.pay(started.reference, outcome)
    return numberOf(started)
  }
  expect(await pay('approved')).toBe('GW-000001')
  expect(await pay('declined')).toBeNull()
  await begin()
  expect(await pay('approved')).toBe('GW-000002')
})

test('an unreachable provider is reported, and the next try finishes the same order', async () => {
  const actor = visitor()
  const form = checkoutForm([await designedLine(shop, actor)])
  const { pool } = shop.database

  await pool.query('alter table sandbox_payments rename to sandbox_payments_gone')
  expect(await prepare(shop, actor, form)).toMatchObject({
    code: 'unavailable',
    because: 'provider_failed',
    message: 'Could not create sandbox checkout. Please try again.',
  })
  await pool.query('alter table sandbox_payments_gone rename to sandbox_payments')
  await startCheckout(shop, actor, form)

  expect(await written(shop)).toEqual({ orders: 1, items: 1, history: 1, attempts: 1 })
})
