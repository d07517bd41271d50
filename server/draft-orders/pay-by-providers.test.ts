import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { paymentLinkDays } from '#domain/orders/draft-order.ts'
import { days, minutes } from '#server/kernel/clock.ts'
import { orders } from '#server/orders/tables.ts'
import { paymentAttempts } from '#server/payments/tables.ts'
import { deliver } from '#tests/fakes/fake-provider.ts'
import { startSquare } from '#tests/fakes/square/start-square.ts'
import { startStripe } from '#tests/fakes/stripe/start-stripe.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { sendLink } from '#tests/harness/draft-order.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const staff = signedIn('admin', 'sam@example.com')

async function openPage(shop: TestShop, token: string): Promise<string> {
  const opened = await shop.operations.call('payment-links.pay', visitor(), { token })
  if (!opened.ok) throw new Error(`No page: ${JSON.stringify(opened)}`)
  return opened.value.url
}

const placedIn = async ({ database }: TestShop) =>
  (await database.orm.select().from(orders)).filter(({ placedAt }) => placedAt !== null)

/** The attempt that the page belongs to. */
async function attemptAt({ database }: TestShop, pageUrl: string) {
  const [attempt] = await database.orm
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.redirectUrl, pageUrl))
  if (!attempt) throw new Error('No attempt has this page')
  return attempt
}

describe.each([
  ['Square', startSquare],
  ['Stripe', startStripe],
] as const)('a payment link by %s', (_, start) => {
  test('is paid once: the customer returns, the webhook also arrives, twice, and there is one order', async () => {
    await using fake = await start()
    await using shop = await startTestShop({ settings: fake.settings })
    const { id, token } = await sendLink(shop, staff)
    const page = await openPage(shop, token)
    expect(await openPage(shop, token)).toBe(page)
    await fake.pay(page)
    const events = fake.takeEvents(shop.origin)
    await Promise.all([
      shop.operations.call('payment-links.settle', visitor(), { token }),
      ...[...events, ...events].map((event) => deliver(shop, fake.key, event)),
    ])
    await shop.jobs.runDue()
    await shop.operations.call('payment-links.settle', visitor(), { token })
    expect(await shop.draftOrders.view(token)).toMatchObject({ state: 'paid', orderNumber: 'GW-000001' })
    expect(await placedIn(shop)).toMatchObject([{ paymentStatus: 'paid', totalCents: 13_044 }])
    expect((await shop.draftOrders.get(staff, id))?.state).toBe('paid')
    expect(fake.collected((await attemptAt(shop, page)).id)).toMatchObject({ count: 1, cents: 13_044 })
    expect(await shop.operations.call('payment-links.pay', visitor(), { token })).toMatchObject({
      ...{ ok: false, code: 'conflict' },
    })
    expect(fake.contractProblems).toEqual([])
    await expectMoneyToAddUp(shop.database)
  })

  test('that is paid at the counter first accepts no second payment on its open page', async () => {
    await using fake = await start()
    await using shop = await startTestShop({ settings: fake.settings })
    const { id, token } = await sendLink(shop, staff)
    const page = await openPage(shop, token)
    const taken = await shop.operations.call('draft-orders.take-for-link', staff, {
      draftOrder: id,
      method: 'cash',
      reference: '',
    })
    expect(taken).toMatchObject({ ok: true })
    await expect(fake.pay(page)).rejects.toThrow('410')
    expect(await placedIn(shop)).toHaveLength(1)
    expect(fake.contractProblems).toEqual([])
    await expectMoneyToAddUp(shop.database)
  })

  test('that is cancelled or expired closes its page', async () => {
    const clock = createTestClock()
    await using fake = await start()
    await using shop = await startTestShop({ clock, settings: fake.settings })
    const cancelled = await sendLink(shop, staff)
    const forgotten = await sendLink(shop, staff)
    const pages = [await openPage(shop, cancelled.token), await openPage(shop, forgotten.token)]
    expect(
      await shop.operations.call('draft-orders.cancel', staff, { draftOrder: cancelled.id }),
    ).toMatchObject({ ok: true })
    clock.advance(days(paymentLinkDays) + minutes(6))
    await shop.payments.sweep()
    for (const page of pages) await expect(fake.pay(page)).rejects.toThrow('410')
    expect(await shop.draftOrders.view(cancelled.token)).toMatchObject({ state: 'cancelled' })
    expect(await shop.draftOrders.view(forgotten.token)).toMatchObject({ state: 'expired' })
    expect(await placedIn(shop)).toEqual([])
    expect(fake.contractProblems).toEqual([])
    await expectMoneyToAddUp(shop.database)
  })

  test('whose bank answers late becomes an order when the money arrives, and not before', async () => {
    await using fake = await start()
    await using shop = await startTestShop({ settings: fake.settings })
    const { id, token } = await sendLink(shop, staff)
    const page = await openPage(shop, token)
    await fake.pay(page, { card: 'slow' })
    await shop.operations.call('payment-links.settle', visitor(), { token })
    expect(await placedIn(shop)).toEqual([])
    // Staff are told, and can neither cancel nor take at the counter what someone is paying.
    expect(await shop.draftOrders.get(staff, id)).toMatchObject({ state: 'sent', isBeingDecided: true })
    const atCounter = { draftOrder: id, method: 'cash', reference: '' } as const
    expect(await shop.operations.call('draft-orders.take-for-link', staff, atCounter)).toMatchObject({
      ...{ ok: false, code: 'conflict', message: expect.stringContaining('is paying it right now') },
    })
    expect(await shop.operations.call('draft-orders.cancel', staff, { draftOrder: id })).toMatchObject({
      ...{ ok: false, code: 'conflict', message: expect.stringContaining('is paying it right now') },
    })
    fake.finishLate((await attemptAt(shop, page)).id)
    await shop.operations.call('payment-links.settle', visitor(), { token })
    expect(await placedIn(shop)).toMatchObject([{ paymentStatus: 'paid' }])
    expect(await shop.draftOrders.view(token)).toMatchObject({ state: 'paid' })
    expect(await shop.draftOrders.get(staff, id)).toMatchObject({ state: 'paid', isBeingDecided: false })
    expect(fake.contractProblems).toEqual([])
    await expectMoneyToAddUp(shop.database)
  })
})
