import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { promoRefusals } from '#domain/money/promo-code.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { days, hours, minutes } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { orderHistory, orders } from '#server/orders/tables.ts'
import { paymentAttempts } from '#server/payments/tables.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { promote, readDiscount, save15 } from '#tests/harness/promote.ts'
import { checkoutForm, designedLine, signedIn, startCheckout, visitor } from '#tests/harness/sell.ts'
import { shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { releaseExpiredJob } from './index.ts'
import { discounts } from './tables.ts'

const shop = await shareTestShop()

const staff = signedIn('admin')
const withCode = 3_697
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds)

/** With the test's own code. */
async function promoteAnew(changes: Parameters<typeof promote>[1] = {}) {
  const promoCode = `SAVE15-${++codesMade}`
  const { id } = await promote(shop, { ...changes, code: promoCode })
  return { id, promoCode }
}
let codesMade = 0

async function answerTo(shop: TestShop, code: string, actor: Actor = { ...visitor(), network: '192.0.2.1' }) {
  const line = await designedLine(shop, actor)
  const { promotion, totals } = await shop.cart.price(actor, [line], 'shipping', { code })
  return { answer: promotion.code?.ok ? 'applied' : promotion.code?.refusal, discount: totals.discount }
}

async function buy(shop: TestShop, actor = visitor(), changes: Parameters<typeof checkoutForm>[1] = {}) {
  const line = await designedLine(shop, actor)
  return startCheckout(
    shop,
    actor,
    checkoutForm([line], { promoCode: 'SAVE15', seenTotal: withCode, ...changes }),
  )
}

async function orderOf(attemptId: string) {
  const { orm } = shop.database
  const [attempt] = await orm.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId))
  const [order] = await orm
    .select()
    .from(orders)
    .where(eq(orders.id, attempt?.orderId ?? ''))
  if (!order) throw new Error('No order')
  return order
}

/** What the orders' histories say about their discounts. */
async function flagsOf(...attemptIds: string[]) {
  const found = await Promise.all(attemptIds.map(orderOf))
  const history = await shop.database.orm
    .select()
    .from(orderHistory)
    .where(
      inArray(
        orderHistory.orderId,
        found.map(({ id }) => id),
      ),
    )
  return history.filter(({ kind }) => kind === 'discount').map(({ to }) => to)
}

const payUnseen = (...references: string[]) =>
  shop.database.pool.query("update sandbox_payments set state = 'paid' where reference = any($1)", [
    references,
  ])

test('each promo code is answered in the wording of the specification', async () => {
  await promote(shop)
  await promote(shop, { code: 'OVER', expiresAt: fromNow(-days(1)) })
  await promote(shop, { code: 'SOON', startsAt: fromNow(days(1)) })
  await promote(shop, { code: 'BEGUN', startsAt: fromNow(-days(1)), expiresAt: fromNow(days(1)) })
  await promote(shop, { code: 'OFF', isActive: false })
  await promote(shop, { code: 'BIG', minimumOrderCents: 5_000 })
  await promote(shop, { code: 'SHIRTS', scope: 'category', targets: ['Custom T-Shirt'] })
  await promote(shop, { code: 'FULL', maximumUses: 1 })
  const { attemptId, reference } = await buy(shop, visitor(), { promoCode: 'FULL' })
  await shop.sandbox.pay(reference, 'approved')
  await shop.payments.settle(attemptId, 'return')

  const title = 'Invalid Code'
  expect(await answerTo(shop, '  ')).toEqual({
    answer: { title, message: 'Please enter a promo code.' },
    discount: 0,
  })
  for (const code of ['NOPE', 'OFF', 'x'.repeat(100)])
    expect((await answerTo(shop, code)).answer).toEqual({ title, message: 'This promo code is not valid.' })
  expect((await answerTo(shop, 'over')).answer).toEqual({
    title: 'Expired Code',
    message: 'This promo code has expired.',
  })
  expect((await answerTo(shop, 'SOON')).answer).toEqual({
    title,
    message: 'This promo code is not yet active.',
  })
  expect((await answerTo(shop, 'BIG')).answer).toEqual({
    title: 'Minimum Not Met',
    message: 'This code requires a minimum order of $50.00.',
  })
  expect((await answerTo(shop, 'FULL')).answer).toEqual({
    title: 'Code Limit Reached',
    message: 'This promo code has reached its usage limit.',
  })
  expect((await answerTo(shop, 'SHIRTS')).answer).toEqual({
    title: 'Nothing to Discount',
    message: 'SHIRTS takes 15% off custom shirts, but none are in your cart.',
  })
  for (const code of [' save15 ', 'begun'])
    expect(await answerTo(shop, code)).toEqual({ answer: 'applied', discount: 450 })
})

test('after 20 unknown codes, no code is answered for ten minutes', async () => {
  const clock = createTestClock()
  clock.toNext(minutes(10))
  await using shop = await startTestShop({ clock })
  await promote(shop)
  for (let tried = 0; tried < 20; tried++)
    expect((await answerTo(shop, `GUESS${tried}`)).answer).toEqual(promoRefusals.unknown)

  expect((await answerTo(shop, 'GUESS20')).answer).toEqual(promoRefusals.tooManyTries)
  expect(await answerTo(shop, 'SAVE15')).toEqual({ answer: promoRefusals.tooManyTries, discount: 0 })
  clock.advance(minutes(10))
  expect((await answerTo(shop, 'SAVE15')).answer).toBe('applied')
})

test('an automatic promotion needs no code; between it and a code, the larger applies', async () => {
  await promote(shop, { code: null, name: 'Autumn', value: 1_000 })
  await promote(shop, { code: null, name: 'Spring', startsAt: fromNow(days(1)), value: 9_000 })
  await promote(shop, { code: null, name: 'Summer', expiresAt: fromNow(-days(1)), value: 9_000 })
  await promote(shop, { code: null, name: 'Switched off', isActive: false, value: 9_000 })
  const { id } = await promote(shop, { code: null, name: 'Used up', maximumUses: 1, value: 9_000 })
  await shop.database.orm.update(discounts).set({ reservedCount: 1 }).where(eq(discounts.id, id))
  await promote(shop)
  await promote(shop, { code: 'SMALL', value: 100 })
  const actor = visitor()
  const line = await designedLine(shop, actor)
  const priced = async (code?: string) => {
    const { totals, promotion } = await shop.cart.price(actor, [line], 'shipping', { code })
    return [totals.discount, promotion.offer?.name, promotion.code?.ok]
  }

  expect(await priced()).toEqual([300, 'Autumn', undefined])
  expect(await priced('SAVE15')).toEqual([450, 'Save 15', true])
  expect(await priced('SMALL')).toEqual([300, 'Autumn', true])
  expect((await shop.cart.publicPrices()).offers.map(({ name }) => name)).toEqual(['Autumn'])
  await shop.database.orm.update(discounts).set({ reservedCount: 0 })
})

test('a use is held at PREPARE, counted at SETTLE, and the order keeps code, name and shares', async () => {
  const { id } = await promote(shop, { maximumUses: 1 })
  const { attemptId, reference } = await buy(shop)
  expect(await readDiscount(shop, id)).toMatchObject({ reservedCount: 1, usedCount: 0 })
  await expect(buy(shop)).rejects.toThrow('code_refused')

  await shop.sandbox.pay(reference, 'approved')
  await shop.payments.settle(attemptId, 'return')

  expect(await readDiscount(shop, id)).toMatchObject({ reservedCount: 0, usedCount: 1 })
  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  const full = await shop.orders.getForStaff(staff, order?.id ?? '')
  expect(full).toMatchObject({
    ...{ discountCents: 450, discountCode: 'SAVE15', discountName: 'Save 15' },
    discountTerms: '15% off all items',
  })
  expect(full?.items).toMatchObject([{ discountCents: 450, taxCents: 248 }])
  await shop.jobs.runDue()
  const confirmation = (await shop.mail.list()).find(({ template }) => template === 'order-confirmation')
  expect(confirmation?.text).toContain('SAVE15: 15% off all items')
  await expectMoneyToAddUp(shop.database)
})

test('a code’s shipping discount is kept with the order as shipping', async () => {
  const { promoCode } = await promoteAnew({ scope: 'shipping', value: 10_000 })

  const { attemptId } = await buy(shop, visitor(), { promoCode, seenTotal: 3_248 })

  expect(await orderOf(attemptId)).toMatchObject({
    shippingCents: 899,
    discountCents: 899,
    shippingDiscountCents: 899,
  })
})

test('a failed payment frees its use; late money counts it again, flagged if past the limit', async () => {
  const { id, promoCode } = await promoteAnew({ maximumUses: 1 })
  const late = await buy(shop, visitor(), { promoCode })
  await shop.sandbox.cancel(late.reference)
  await shop.payments.settle(late.attemptId, 'return')
  expect(await readDiscount(shop, id)).toMatchObject({ reservedCount: 0, usedCount: 0 })
  const quick = await buy(shop, visitor(), { promoCode })

  await payUnseen(late.reference, quick.reference)
  for (const { attemptId } of [late, quick])
    expect((await shop.payments.settle(attemptId, 'webhook')).state).toBe('paid')

  expect(await readDiscount(shop, id)).toMatchObject({ reservedCount: 0, usedCount: 2 })
  expect(await flagsOf(late.attemptId, quick.attemptId)).toEqual(['over_limit'])
  await expectMoneyToAddUp(shop.database)
})

test('an unsettled use is freed after three hours, and one that was paid for stays', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const { id } = await promote(shop)
  const { attemptId, reference } = await buy(shop)
  await shop.sandbox.pay(reference, 'approved')
  await shop.payments.settle(attemptId, 'return')
  await buy(shop)
  const release = async () => {
    await shop.jobs.enqueue(shop.database.orm, releaseExpiredJob, {})
    await shop.jobs.runDue()
    return readDiscount(shop, id)
  }
  expect(await release()).toMatchObject({ reservedCount: 1, usedCount: 1 })
  clock.advance(hours(3))
  expect(await release()).toMatchObject({ reservedCount: 0, usedCount: 1 })
})

test('a shopper returning from the payment page does not block themselves', async () => {
  const { id, promoCode } = await promoteAnew({ maximumUses: 1, isOncePerCustomer: true })
  const actor = visitor()
  const form = checkoutForm([await designedLine(shop, actor)], { promoCode, seenTotal: withCode })
  await startCheckout(shop, actor, form)
  await startCheckout(shop, actor, { ...form, checkoutKey: randomUUID(), notes: 'Ring once' })
  expect(await readDiscount(shop, id)).toMatchObject({ reservedCount: 1, usedCount: 0 })
})

test('once per customer means once by address or by account, until a refund restores it', async () => {
  const { id, promoCode } = await promoteAnew({ isOncePerCustomer: true })
  const customer = signedIn('customer', 'Ada@Example.com')
  const { attemptId, reference } = await buy(shop, customer, { promoCode })
  await shop.sandbox.pay(reference, 'approved')
  await shop.payments.settle(attemptId, 'return')

  const moved = { ...customer, user: customer.user && { ...customer.user, email: 'lovelace@example.com' } }
  for (const used of [customer, signedIn('customer', 'ADA@example.com'), moved])
    expect((await answerTo(shop, promoCode, used)).answer).toEqual(promoRefusals.usedByYou)
  expect((await answerTo(shop, promoCode, signedIn('customer', 'grace@example.com'))).answer).toBe('applied')
  const contact = { email: 'ADA@example.com', fullName: 'Ada', phone: '' }
  await expect(buy(shop, visitor(), { promoCode, contact })).rejects.toThrow('It only works once')
  const order = await orderOf(attemptId)
  // What a change to the order builds on.
  const ofOrder = () => shop.discounts.offerOf(shop.database.orm, order.id)
  expect(await ofOrder()).toMatchObject({ name: 'Save 15' })
  for (let told = 0; told < 2; told++)
    await shop.database.transaction((transaction) => shop.discounts.giveBack(transaction, order.id))
  expect(await readDiscount(shop, id)).toMatchObject({ usedCount: 0 })
  expect(await ofOrder()).toBeNull()
  expect((await answerTo(shop, promoCode, customer)).answer).toBe('applied')
})

test.each([
  ['nothing else', false],
  ['another order', true],
])('once per customer, with late money after %s: it counts, and no code is left', async (_case, hasOther) => {
  const { id, promoCode } = await promoteAnew({ isOncePerCustomer: true })
  const customer = signedIn('customer', 'ada@example.com')
  const late = await buy(shop, customer, { promoCode })
  await shop.sandbox.cancel(late.reference)
  await shop.payments.settle(late.attemptId, 'return')
  if (hasOther) {
    const other = await buy(shop, customer, { promoCode })
    await shop.sandbox.pay(other.reference, 'approved')
    await shop.payments.settle(other.attemptId, 'return')
  }

  await payUnseen(late.reference)
  expect((await shop.payments.settle(late.attemptId, 'webhook')).state).toBe('paid')

  expect(await readDiscount(shop, id)).toMatchObject({ reservedCount: 0, usedCount: hasOther ? 2 : 1 })
  // It has no limit to exceed.
  expect(await flagsOf(late.attemptId)).toEqual([])
  // A guest is known only by the email address, and only when the order is written.
  await expect(buy(shop, visitor(), { promoCode })).rejects.toThrow('It only works once')
})

/** When an order is written: the checks that the cart makes were skipped. */
const reserve = (transaction: Transaction, offerId: string, customer: { id: string | null; email: string }) =>
  shop.discounts.reserve(transaction, {
    ...{ orderId: randomUUID(), offerId, amountCents: 450, customer, visitorId: randomUUID() },
  })

test.each([
  ['once per customer is refused', true, { ok: false, refusal: promoRefusals.usedByYou }],
  ['any number of times is taken', false, { ok: true }],
])(
  'a discount that counts %s when its account returns with another address',
  async (_case, isOncePerCustomer, second) => {
    const { id } = await promoteAnew({ isOncePerCustomer })
    const account = randomUUID()
    const customers = [
      { id: account, email: 'ada@example.com' },
      { id: account, email: 'lovelace@example.com' },
      { id: randomUUID(), email: 'grace@example.com' },
    ]
    const outcomes: unknown[] = []
    const undone = shop.database.transaction(async (transaction) => {
      for (const customer of customers) outcomes.push(await reserve(transaction, id, customer))
      throw new Error('No order was written')
    })
    await expect(undone).rejects.toThrow('No order was written')
    expect(outcomes).toEqual([{ ok: true }, second, { ok: true }])
  },
)

test.each([
  ['switched off', { isActive: false }],
  ['not begun', { startsAt: fromNow(days(1)) }],
  ['over', { expiresAt: fromNow(-days(1)) }],
])('a discount that is %s since it was quoted is not applied', async (_case, changes) => {
  const { id } = await promoteAnew(changes)

  const taken = await shop.database.transaction((transaction) =>
    reserve(transaction, id, { id: null, email: 'ada@example.com' }),
  )

  expect(taken).toEqual({ ok: false, refusal: promoRefusals.usedUp })
  expect(await readDiscount(shop, id)).toMatchObject({ reservedCount: 0 })
})

test('staff create discounts: unique uppercase codes, field errors shown, everything audited', async () => {
  const made = await promote(shop, { type: 'fixed' as 'fixed_amount', value: 500 })
  expect(made).toMatchObject({ code: 'SAVE15', type: 'fixed_amount', scope: 'site_wide', usedCount: 0 })

  expect(await shop.operations.call('discounts.create', staff, save15)).toMatchObject({
    ok: false,
    reason: 'invalid',
    fieldErrors: { code: 'There’s already a discount with this code' },
  })
  const wrong = {
    ...save15,
    name: ' ',
    value: 10_001,
    scope: 'product',
    startsAt: fromNow(1),
    expiresAt: fromNow(0),
  } as const
  expect(await shop.operations.call('discounts.create', staff, { ...wrong, code: 'a b' })).toMatchObject({
    fieldErrors: { code: 'Use letters, digits, - and _ only', name: 'Name the discount' },
  })
  expect(await shop.operations.call('discounts.create', staff, { ...wrong, name: 'Wrong' })).toMatchObject({
    fieldErrors: {
      value: 'A percentage can be at most 100',
      targets: 'Choose at least one',
      expiresAt: 'It must end after it starts',
    },
  })
  const seen = { discount: made.id, version: 1 }
  const gone = {
    ok: false,
    reason: 'refused',
    code: 'not_found',
    message: 'This discount no longer exists.',
  }
  const denied = { ok: false, reason: 'refused', code: 'forbidden', message: 'Access Denied' }
  expect(
    await shop.operations.call('discounts.update', staff, { ...save15, name: 'New name', ...seen }),
  ).toMatchObject({
    ok: true,
    value: { discount: { name: 'New name', type: 'percentage', version: 2 } },
  })
  expect(
    await shop.operations.call('discounts.update', staff, { ...save15, name: 'Unseen', ...seen }),
  ).toMatchObject({
    ok: false,
    reason: 'conflict',
    theirs: { name: 'New name', version: 2 },
    yours: { name: 'Unseen', value: 1_500 },
  })
  expect(await readDiscount(shop, made.id)).toMatchObject({ name: 'New name' })
  expect(
    await shop.operations.call('discounts.update', staff, { ...save15, discount: 'x', version: 1 }),
  ).toMatchObject(gone)
  expect(await shop.operations.call('discounts.remove', staff, { discount: made.id })).toEqual({
    ok: true,
    value: undefined,
  })
  for (const discount of [made.id, 'x'])
    expect(await shop.operations.call('discounts.remove', staff, { discount })).toMatchObject(gone)
  const actions = (await shop.database.orm.select().from(auditEntries)).map(({ action }) => action)
  expect(actions).toEqual(['discount.create', 'discount.update', 'discount.remove'])
  expect(await shop.operations.call('discounts.list', signedIn('customer'), {})).toMatchObject(denied)
  expect(await shop.operations.call('discounts.create', visitor(), save15)).toMatchObject({
    ok: false,
    code: 'not_signed_in',
  })
})

test('staff see the newest discount first', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  for (const code of ['FIRST', 'SECOND', 'THIRD']) {
    await promote(shop, { code })
    clock.advance(minutes(1))
  }
  const { discounts } = await shop.operations.ask('discounts.list', staff, {})
  expect(discounts.map(({ code }) => code)).toEqual(['THIRD', 'SECOND', 'FIRST'])
})

test('a draft is tried on a sample cart without being saved', async () => {
  const sample = {
    lines: [
      { productType: 'Custom T-Shirt', quantity: 2, unitPrice: 2_000 },
      { productType: 'Gang Sheet', quantity: 1, unitPrice: 3_000 },
    ],
  }
  const tried = await shop.operations.ask('discounts.try', staff, { ...save15, ...sample })
  expect(tried).toMatchObject({
    before: { total: 8_477 },
    after: { discount: 1_050, total: 7_427 },
    shares: [{ discount: 600 }, { discount: 450 }],
    refusal: null,
  })
  expect(
    await shop.operations.ask('discounts.try', staff, { ...save15, minimumOrderCents: 9_000, ...sample }),
  ).toMatchObject({
    after: { discount: 0 },
    refusal: { title: 'Minimum Not Met', message: 'This code requires a minimum order of $90.00.' },
  })
  expect(
    await shop.operations.ask('discounts.try', staff, { ...save15, minimumOrderCents: 7_000, ...sample }),
  ).toMatchObject({
    after: { discount: 1_050 },
    refusal: null,
  })
  for (const [changes, refusal] of [
    [{ isActive: false }, promoRefusals.unknown],
    [{ expiresAt: fromNow(-days(1)) }, promoRefusals.expired],
    [{ startsAt: fromNow(days(1)) }, promoRefusals.notYet],
  ] as const)
    expect(
      await shop.operations.ask('discounts.try', staff, { ...save15, ...changes, ...sample }),
    ).toMatchObject({ after: { discount: 0 }, refusal })
  expect(await shop.operations.call('discounts.try', staff, { ...save15, lines: [] })).toMatchObject({
    ok: false,
    fieldErrors: { lines: 'Add something to the sample cart' },
  })
  expect(await shop.operations.ask('discounts.list', staff, {})).toEqual({ discounts: [] })
})
