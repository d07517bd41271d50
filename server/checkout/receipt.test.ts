import { afterAll, expect, test } from 'vitest'
import { promote } from '#tests/harness/promote.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

test('a guest’s receipt shows what was stored, only to the browser that bought', async () => {
  await promote(shop)
  const guest = visitor()
  const sold = await sellGangSheet(shop, guest, { promoCode: 'SAVE15', seenTotal: 3_697 })

  const receipt = await shop.checkout.readReceipt(guest, sold.attemptId)
  expect(receipt).toMatchObject({
    orderNumber: sold.orderNumber,
    isGuest: true,
    ...{ subtotalCents: 3_000, discountCents: 450, shippingCents: 899, taxCents: 248, totalCents: 3_697 },
    ...{ discountCode: 'SAVE15', discountName: 'Save 15', discountTerms: '15% off all items' },
    items: [{ name: 'Gang Sheet 22 × 60 in', quantity: 1, unitPriceCents: 3_000 }],
    shipTo: ['Ada Lovelace', '12 Analytical Way', 'Austin, TX 78702'],
    payment: { provider: 'sandbox', isSandbox: true, amountCents: 3_697, paidAt: expect.any(Date) },
  })
  expect(receipt?.dueAt).toBeInstanceOf(Date)
  expect(receipt?.payment).not.toHaveProperty('orderId')

  for (const stranger of [visitor(), signedIn(), signedIn('owner')])
    expect(await shop.checkout.readReceipt(stranger, sold.attemptId)).toBeNull()
  expect(await shop.checkout.readReceipt(guest, crypto.randomUUID())).toBeNull()
})

test('an account’s receipt is for that account in any browser, and not for the next account in the same one', async () => {
  const ada = signedIn()
  const sold = await sellGangSheet(shop, ada, { delivery: 'pickup', seenTotal: 3_248 })

  const elsewhere = { ...ada, visitorId: crypto.randomUUID() }
  expect(await shop.checkout.readReceipt(elsewhere, sold.attemptId)).toMatchObject({
    isGuest: false,
    deliveryMethod: 'pickup',
    shipTo: [],
    shop: { pickupHours: ['Mon-Fri 9AM-6PM', 'Sat 10AM-4PM'] },
  })
  for (const next of [
    { ...ada, user: null },
    { ...signedIn(), visitorId: ada.visitorId },
  ])
    expect(await shop.checkout.readReceipt(next, sold.attemptId)).toBeNull()
})

test('an unconfirmed payment has a receipt with no date and no money received', async () => {
  const guest = visitor()
  const sold = await sellGangSheet(shop, guest, {}, { isPaidInFull: false })

  expect(await shop.checkout.readReceipt(guest, sold.attemptId)).toMatchObject({
    paymentStatus: 'unverified',
    dueAt: null,
    payment: { amountCents: 0, paidAt: null },
  })
})
