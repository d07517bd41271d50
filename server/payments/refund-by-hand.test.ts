import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CounterMethod } from '#domain/money/counter-methods.ts'
import { howItGoesBack } from '#domain/money/refund-way.ts'
import { changeOrder, customLine, filledDraftOrder, paidInTwo } from '#tests/harness/draft-order.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { shareTestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')

const taken = async (method: CounterMethod) => {
  const form = filledDraftOrder({ contact: { email: 'grace@example.com', fullName: 'Grace', phone: '' } })
  return shop.operations.ask('draft-orders.take-new', staff, { ...form, method, reference: '' })
}

const refunded = async (order: string) => {
  const wanted = { refundId: randomUUID(), kind: 'full', reason: 'Called off' }
  expect(await shop.payments.refund(staff, order, wanted)).toMatchObject({ ok: true })
  await shop.jobs.runDue()
  const mails = (await shop.mail.list()).filter(({ template }) => template === 'refund-made')
  const { history } = (await shop.orders.getForStaff(staff, order)) ?? { history: [] }
  return { mail: mails.at(0), notes: history.map(({ note }) => note) }
}

test.each([
  ['cash', 'in cash', 'in cash'],
  ['card', 'with our card terminal, to the card you paid with', 'by hand (card terminal)'],
  ['other', 'the way you paid us', 'by hand (other)'],
] as const)(
  'a payment taken as %s goes back the same way, and the customer is told so',
  async (method, how, by) => {
    const { orderId, orderNumber } = await taken(method)
    expect((await shop.payments.listForOrder(staff, orderId)).map(({ way }) => way)).toEqual([method])
    const { mail, notes } = await refunded(orderId)
    expect(mail?.subject).toBe(`We refunded you $130.44 from order ${orderNumber}`)
    expect(mail?.text).toContain(`Grace, we refunded you $130.44 ${how}.`)
    expect(mail?.text).not.toContain('5 to 10 days')
    expect(notes).toContain(`Refunded $130.44 ${by}: Called off`)
  },
)

test('an online payment goes back through its provider, and a bank is named', async () => {
  const orderId = await paidInTwo(shop, staff)
  const { mail, notes } = await refunded(orderId)
  expect(mail?.text).toContain('5 to 10 days')
  expect(notes).toContain('Refunded $123.41: Called off')
})

test('staff see what to do for each payment that the refund goes back to', async () => {
  const holdings = [
    { leftCents: 1_000, way: 'online' },
    { leftCents: 500, way: 'cash' },
    { leftCents: 200, way: 'card' },
  ] as const
  expect(howItGoesBack(holdings, 400)).toBe('$4.00 goes back online, the way it was paid.')
  expect(howItGoesBack(holdings, 1_600)).toBe(
    '$10.00 goes back online, the way it was paid. Give $5.00 back in cash: this only records it. ' +
      'Give $1.00 back with the card terminal: this only records it.',
  )
  expect(howItGoesBack(holdings, 1_701)).toBeNull()
  const { orderId } = await taken('cash')
  await changeOrder(shop, staff, orderId, { added: [customLine({ price: '10.00' })], settle: 'done' })
  expect((await shop.orderChanges.open(staff, orderId, randomUUID()))?.holdings).toEqual([
    { leftCents: 13_044, way: 'cash' },
  ])
})
