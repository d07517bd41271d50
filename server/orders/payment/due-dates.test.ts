import { expect, test } from 'vitest'
import type { CartLine } from '#domain/cart/cart.ts'
import { localTimeOf, momentOf } from '#domain/local-time.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import {
  checkoutForm,
  designedLine,
  sellGangSheet,
  signedIn,
  startCheckout,
  visitor,
} from '#tests/harness/sell.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { orders } from '../tables.ts'

const staff = signedIn('admin', 'staff@example.com')
const zone = 'America/Chicago'

let now = new Date()
const shop = await shareTestShop({ clock: { now: () => now } })

/** Sets the clock to this time in the shop's time zone. */
const setTime = (day: string, time: string): void => {
  now = momentOf(day, time, zone)
}

async function onlyOrder(shop: TestShop) {
  const [summary] = (await shop.orders.listForStaff(staff, {})).orders
  const order = await shop.orders.getForStaff(staff, summary?.id ?? '')
  if (!order) throw new Error('No order')
  return order
}

const localDay = (moment: Date | null) => moment && localTimeOf(moment, zone).day

test('the due date counts from the time of payment, not from the start of checkout', async () => {
  setTime('2026-11-20', '13:50')
  const actor = visitor()
  const { attemptId, reference } = await startCheckout(
    shop,
    actor,
    checkoutForm([await designedLine(shop, actor)]),
  )
  expect((await shop.database.orm.select().from(orders))[0]?.dueAt).toBeNull()
  setTime('2026-11-20', '14:01')
  await shop.sandbox.pay(reference, 'approved')
  await shop.payments.settle(attemptId, 'return')
  expect((await onlyOrder(shop)).dueAt).toEqual(momentOf('2026-11-23', '18:00', zone))
})

test('the shop’s holidays, work days and turnaround count as set when the order is paid', async () => {
  setTime('2026-11-20', '10:00')
  await shop.settings.change(
    { system: 'test' },
    {
      businessDays: [1, 2, 3, 4, 5, 6],
      holidays: [{ day: '2026-11-21', name: 'Stocktaking' }],
      turnaround: { gangSheet: 1, premade: 0, tshirt: 0, tumbler: 0, listing: 0 },
    },
  )
  await sellGangSheet(shop, visitor())
  expect(localDay((await onlyOrder(shop)).dueAt)).toBe('2026-11-23')
})

test('an unverified order’s due date counts from when staff confirm its payment', async () => {
  setTime('2026-11-20', '10:00')
  const actor = visitor()
  const lines: CartLine[] = [await designedLine(shop, actor)]
  const { reference, attemptId } = await startCheckout(shop, actor, checkoutForm(lines))
  await shop.sandbox.pay(reference, 'approved')
  await shop.database.pool.query('update sandbox_payments set amount_cents = amount_cents - 1')
  await shop.payments.settle(attemptId, 'return')
  const before = await onlyOrder(shop)
  expect([before.paymentStatus, before.dueAt]).toEqual(['unverified', null])
  setTime('2026-11-23', '15:00')
  await shop.operations.ask('payments.confirm', staff, { order: before.id })
  expect(localDay((await onlyOrder(shop)).dueAt)).toBe('2026-11-24')
})

test('staff move a due date with a reason; no one’s move is overwritten unseen', async () => {
  setTime('2026-11-20', '10:00')
  await sellGangSheet(shop, visitor())
  const order = await onlyOrder(shop)
  const change = { order: order.id, day: '2026-11-24', reason: 'The film came late', seen: order.dueAt }
  const move = (changes: Partial<typeof change>, actor: Actor = staff) =>
    shop.operations.call('orders.change-due-date', actor, { ...change, ...changes })

  expect(await move({ reason: ' ' })).toMatchObject({
    reason: 'invalid',
    fieldErrors: { reason: 'Say why, for anyone reading the history later' },
  })
  expect(await move({})).toMatchObject({ ok: true })
  expect(await move({ day: '2026-11-30' })).toMatchObject({
    reason: 'conflict',
    theirs: { dueAt: momentOf('2026-11-24', '18:00', zone) },
  })
  const shopper = visitor()
  await startCheckout(shop, shopper, checkoutForm([await designedLine(shop, shopper)]))
  const rows = await shop.database.orm.select().from(orders)
  const unpaid = rows.find(({ placedAt }) => placedAt === null)
  for (const orderId of ['GW-1', unpaid?.id ?? ''])
    expect(await move({ order: orderId, seen: null })).toMatchObject({ code: 'not_found' })

  const after = await onlyOrder(shop)
  expect(localDay(after.dueAt)).toBe('2026-11-24')
  expect(after.history.filter(({ kind }) => kind === 'due')).toMatchObject([
    { from: '2026-11-20', to: '2026-11-24', note: 'The film came late', actorName: 'staff@example.com' },
  ])
  const audited = await shop.database.orm.select().from(auditEntries)
  expect(audited.filter(({ action }) => action === 'order.change_due_date')).toHaveLength(1)
  for (const actor of [visitor(), signedIn('customer')])
    expect(await move({}, actor)).toMatchObject({ ok: false, reason: 'refused' })
})

test('the confirmation promises the day', async () => {
  setTime('2026-11-20', '15:00')
  await sellGangSheet(shop, visitor())
  await shop.jobs.runDue()
  const mail = (await shop.mail.list()).find(({ template }) => template === 'order-confirmation')
  expect(mail?.text).toContain(
    'Leaves our shop by Mon, Nov 23 and should arrive by Wed, Dec 2, for 12 Analytical Way',
  )
})

test('email, receipt and customer portal promise a pickup for the same later day; a date staff choose is kept', async () => {
  setTime('2026-11-23', '00:41')
  const shopper = signedIn()
  const { attemptId } = await sellGangSheet(shop, shopper, { delivery: 'pickup' })
  await shop.jobs.runDue()
  const mail = (await shop.mail.list()).find(({ template }) => template === 'order-confirmation')
  expect(mail?.text).toContain('Ready for pickup by Thu, Nov 26 at 114 Foundry Row')
  expect((await shop.checkout.readReceipt(shopper, attemptId))?.arrivesOn).toBe('2026-11-26')
  const portal = async () => (await shop.orders.listForCustomer(shopper)).orders[0]
  const order = await portal()
  expect([localDay(order?.dueAt ?? null), order?.arrivesOn]).toEqual(['2026-11-23', '2026-11-26'])

  const moved = {
    order: order?.id ?? '',
    day: '2026-12-01',
    reason: 'The film came late',
    seen: order?.dueAt ?? null,
  }
  await shop.operations.ask('orders.change-due-date', staff, moved)
  expect((await portal())?.arrivesOn).toBe('2026-12-01')
})
