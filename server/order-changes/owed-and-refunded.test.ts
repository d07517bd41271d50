import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { days } from '#server/kernel/clock.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { changeOrder, paidInTwo, sellSheetAndShirts } from '#tests/harness/draft-order.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { shareTestShop } from '#tests/harness/shop.ts'

const clock = createTestClock()
const shop = await shareTestShop({ clock })

const staff = signedIn('admin', 'staff@example.com')

/** A paid order with one shirt removed, whose $30.31 are to be refunded later. */
async function owing() {
  const { orderId, shirts } = await sellSheetAndShirts(shop)
  await changeOrder(shop, staff, orderId, { lines: [{ item: shirts, quantity: 2 }], settle: 'later' })
  return { orderId, shirts }
}

const refund = (order: string, wanted: object) =>
  shop.payments.refund(staff, order, { refundId: randomUUID(), reason: 'Late', ...wanted })

const openOf = async (orderId: string) => (await shop.orders.getForStaff(staff, orderId))?.openCents

const attention = async () =>
  (await shop.reports.attention(staff))
    .filter(({ kind }) => kind === 'difference_open')
    .map(({ orderId, reason }) => [orderId, reason])

const statesOf = async (orderId: string) =>
  (await shop.orderChanges.listForOrder(staff, orderId)).map(({ state, differenceCents }) => [
    state,
    differenceCents,
  ])

test('a refund settles what a change owes, the debt first, and no one gives it back twice', async () => {
  const { orderId } = await owing()
  expect(await attention()).toEqual([[orderId, '$30.31 is owed to the customer']])

  expect(await refund(orderId, { kind: 'amount', amountCents: 1_000 })).toMatchObject({ ok: true })
  expect(await openOf(orderId)).toBe(-2_031)
  expect(await statesOf(orderId)).toEqual([
    ['settled', -1_000],
    ['open', -2_031],
  ])
  await expectMoneyToAddUp(shop.database)

  clock.advance(1_000)
  expect(await refund(orderId, { kind: 'amount', amountCents: 2_500 })).toMatchObject({ ok: true })
  expect(await openOf(orderId)).toBe(0)
  expect(await attention()).toEqual([])
  expect(await changeOrder(shop, staff, orderId, {})).toMatchObject({ reason: 'invalid' })
  expect((await shop.orders.getForStaff(staff, orderId))?.history.map(({ note }) => note)).toEqual(
    expect.arrayContaining([
      '$10.00 owed to the customer was settled by a refund',
      '$20.31 owed to the customer was settled by a refund',
    ]),
  )
  await expectMoneyToAddUp(shop.database)
})

test('refunding pieces does not settle what is owed; a full refund does', async () => {
  const { orderId, shirts } = await owing()
  const lines = [{ orderItemId: shirts, quantity: 1 }]
  expect(await refund(orderId, { kind: 'lines', lines })).toMatchObject({ ok: true })
  expect(await openOf(orderId)).toBe(-3_031)
  expect(await refund(orderId, { kind: 'full' })).toMatchObject({ ok: true })
  expect(await openOf(orderId)).toBe(0)
  await expectMoneyToAddUp(shop.database)
})

test('a refused refund leaves the customer owed, whether it is separate from the change or part of it', async () => {
  const { orderId } = await owing()
  const takeCents = (by: number) =>
    shop.database.pool.query('update sandbox_payments set amount_cents = amount_cents - $1', [by])
  await takeCents(12_000)
  expect(await refund(orderId, { kind: 'amount', amountCents: 3_500 })).toMatchObject({
    reason: 'refund_failed',
  })
  expect(await openOf(orderId)).toBe(-3_031)
  await expectMoneyToAddUp(shop.database)

  expect(await changeOrder(shop, staff, orderId, {})).toMatchObject({ ok: true })
  expect(await openOf(orderId)).toBe(-3_031)
  expect(await attention()).toEqual([[orderId, '$30.31 is owed to the customer']])
  await expectMoneyToAddUp(shop.database)
  await takeCents(-12_000)
  expect(await changeOrder(shop, staff, orderId, {})).toMatchObject({ ok: true })
  expect(await openOf(orderId)).toBe(0)
  await expectMoneyToAddUp(shop.database)
})

test.each([
  ['the second', ['settled -12341', 'open -14959']],
  ['the first', ['open -12341', 'settled -14959']],
  ['each', ['open -12341', 'open -14959']],
] as const)(
  'money that a change gives back to two payments is owed again to the extent refused: %s share',
  async (which, states) => {
    const orderId = await paidInTwo(shop, staff)
    const books = await shop.database.pool.query(
      'select id from payment_attempts where order_id = $1 order by created_at',
      [orderId],
    )
    const refused = books.rows.filter(
      (_, index) => which === 'each' || (index === 0) === (which === 'the first'),
    )
    const takeCents = (by: number) =>
      shop.database.pool.query(
        'update sandbox_payments set amount_cents = amount_cents - $1 where idempotency_key = any($2)',
        [by, refused.map(({ id }) => id)],
      )
    const openCents = -refused.reduce((sum, { id }) => sum + (id === books.rows[0].id ? 12_341 : 14_959), 0)
    await takeCents(5_000)
    const [, ...others] = (await shop.orders.readForChange(orderId))?.items ?? []
    const change = { lines: others.map(({ id: item }) => ({ item, quantity: 0 })), changeId: randomUUID() }
    expect(await changeOrder(shop, staff, orderId, change)).toMatchObject({ value: { openCents } })
    expect(await openOf(orderId)).toBe(openCents)
    const owed = (await statesOf(orderId)).filter(([, difference]) => Number(difference) < 0)
    expect(owed.map((row) => row.join(' ')).toSorted()).toEqual([...states].toSorted())
    await expectMoneyToAddUp(shop.database)

    await takeCents(-5_000)
    clock.advance(1_000)
    const seen = await attention()
    expect(seen.map(([id]) => id)).toEqual([orderId])
    expect(await changeOrder(shop, staff, orderId, {})).toMatchObject({ value: { openCents: 0 } })
    expect(await attention()).toEqual([])
    await expectMoneyToAddUp(shop.database)
  },
)

test('amounts a customer pays later appear in Attention, those requested by link when no one pays', async () => {
  const { orderId, shirts } = await sellSheetAndShirts(shop)
  await changeOrder(shop, staff, orderId, { lines: [{ item: shirts, quantity: 4 }], settle: 'later' })
  const told = [[orderId, '$30.31 of the changed order is not paid']]
  expect(await attention()).toEqual(told)
  await changeOrder(shop, staff, orderId, {})
  expect(await attention()).toEqual([])
  clock.advance(days(4))
  expect(await attention()).toEqual(told)
  await shop.orders.setStatus(staff, orderId, 'cancelled')
  expect(await attention()).toEqual([])
})
