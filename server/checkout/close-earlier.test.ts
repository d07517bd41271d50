import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { holdPage } from '#tests/harness/processes/hold-page.ts'
import { promote } from '#tests/harness/promote.ts'
import {
  checkoutForm,
  designedLine,
  pressPay,
  signedIn,
  startCheckout,
  visitor,
} from '#tests/harness/sell.ts'
import { shareTestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

/** The same cart, as sent by two tabs. */
async function inTwoTabs(actor: Actor, id = randomUUID()) {
  const form = checkoutForm([await designedLine(shop, actor)])
  const one = { ...form, lines: form.lines.map((line) => ({ ...Object(line), id })), softAccepted: [id] }
  return { one, other: { ...one, checkoutKey: randomUUID(), notes: 'Ring once' } }
}

test('a newer payment page for the same cart closes the older one, which can no longer be paid', async () => {
  const actor = visitor()
  const { one, other } = await inTwoTabs(actor)
  const older = await startCheckout(shop, actor, one)
  const newer = await startCheckout(shop, actor, other)
  expect(await shop.sandbox.pay(older.reference, 'approved')).toMatchObject({ ok: false })
  expect(await shop.payments.settle(older.attemptId, 'return')).toMatchObject({ state: 'cancelled' })
  expect(await shop.payments.get(signedIn('admin'), older.attemptId)).toMatchObject({ settledBy: 'checkout' })
  await shop.sandbox.pay(newer.reference, 'approved')
  expect(await shop.payments.settle(newer.attemptId, 'return')).toMatchObject({ state: 'paid' })
})

test.each([
  ['approved', 'paid_already'],
  ['slow', 'being_paid'],
] as const)('after a card that is %s, the same cart opens no second page: %s', async (card, because) => {
  const actor = visitor()
  const { one, other } = await inTwoTabs(actor)
  const { reference } = await startCheckout(shop, actor, one)
  await shop.sandbox.pay(reference, card)
  expect(await pressPay(shop, actor, other, randomUUID())).toMatchObject({ ok: false, because })
})

test.each([
  ['in part', { kind: 'amount', amountCents: 100 }, { ok: false, because: 'paid_already' }],
  ['in full', { kind: 'full' }, { ok: true }],
])(
  'a cart whose order was refunded %s can be bought again only if nothing of it is still paid',
  async (_share, refund, outcome) => {
    const actor = visitor()
    const { one, other } = await inTwoTabs(actor)
    const { reference, attemptId } = await startCheckout(shop, actor, one)
    await shop.sandbox.pay(reference, 'approved')
    await shop.payments.settle(attemptId, 'return')
    const orderId = (await shop.payments.howPaid(attemptId))?.orderId ?? ''
    const refunded = { refundId: randomUUID(), reason: 'Late', ...refund }
    expect(await shop.payments.refund(signedIn('admin'), orderId, refunded)).toMatchObject({ ok: true })
    expect(await pressPay(shop, actor, other, randomUUID())).toMatchObject(outcome)
  },
)

test('of two tabs paying at the same moment, only one page can be paid', async () => {
  const actor = visitor()
  const { one, other } = await inTwoTabs(actor)
  const both = await Promise.all([one, other].map((form) => pressPay(shop, actor, form, randomUUID())))
  const paid = await Promise.all(
    both.map(
      (opened) => opened.ok && shop.sandbox.pay(opened.redirectUrl.split('/').at(-1) ?? '', 'approved'),
    ),
  )
  expect(paid.filter((finished) => Object(finished).ok)).toHaveLength(1)
})

test.each(['before', 'after'] as const)(
  'a page is withdrawn %s it is created, by a newer one for the same cart: no one can pay on it or is sent there',
  async (when) => {
    const actor = visitor()
    const { one, other } = await inTwoTabs(actor)
    const page = holdPage(shop, when)
    const opening = pressPay(shop, actor, one, randomUUID())
    await page.isHeld
    const newer = await startCheckout(shop, actor, other)
    page.letGo()
    expect(await opening).toMatchObject({
      redirectUrl: expect.stringContaining('/payment-success?attempt='),
      reference: null,
    })
    expect(await shop.sandbox.pay(await page.reference, 'approved')).toEqual({ ok: false, reason: 'over' })
    expect(await shop.sandbox.pay(newer.reference, 'approved')).toMatchObject({ ok: true })
  },
)

test('a page from a provider whose keys were removed does not block the cart from another page', async () => {
  const actor = visitor()
  const { one, other } = await inTwoTabs(actor)
  const { attemptId } = await startCheckout(shop, actor, one)
  await shop.database.pool.query("update payment_attempts set provider = 'gone' where id = $1", [attemptId])
  const { reference } = await startCheckout(shop, actor, other)
  expect(await shop.payments.view(attemptId)).toMatchObject({ state: 'cancelled', paymentPageUrl: null })
  expect(await shop.sandbox.pay(reference, 'approved')).toMatchObject({ ok: true })
})

test('someone else’s cart is left alone, whatever its lines are called', async () => {
  const [actor, stranger, id] = [visitor(), visitor(), randomUUID()]
  const { reference } = await startCheckout(shop, actor, (await inTwoTabs(actor, id)).one)
  await startCheckout(shop, stranger, (await inTwoTabs(stranger, id)).one)
  expect(await shop.sandbox.pay(reference, 'approved')).toMatchObject({ ok: true })
})

test('a single-use code is not given to two pages in one browser', async () => {
  const { code } = await promote(shop, { code: 'WELCOME10', isOncePerCustomer: true })
  const actor = visitor()
  const pay = async () => {
    const { one } = await inTwoTabs(actor)
    const form = { ...one, promoCode: code ?? '' }
    const seen = await pressPay(shop, actor, form, randomUUID())
    const theirs = 'theirs' in seen ? Object(seen.theirs) : null
    return theirs?.because === 'cart_changed'
      ? pressPay(shop, actor, { ...form, seenTotal: theirs.totals.total }, randomUUID())
      : seen
  }
  const [first, second] = [await pay(), await pay()]
  expect(first).toMatchObject({ ok: true })
  const reference = first.ok ? (first.redirectUrl.split('/').at(-1) ?? '') : ''
  const [older, newer] = [await shop.sandbox.pay(reference, 'approved'), second]
  expect([older.ok, newer.ok].filter(Boolean)).toHaveLength(1)
})
