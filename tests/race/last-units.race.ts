import { expect, test } from 'vitest'
import { orders } from '#server/orders/tables.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { listingCheckout, promote, readDiscount } from '#tests/harness/promote.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { checkoutForm, designedLine, pressPay, signedIn, visitor } from '#tests/harness/sell.ts'
import { stockTshirt } from '#tests/harness/shelves.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

/** Pays what was accepted, all at the same moment, through the return page and the sweeper at once. */
async function payAll(shop: TestShop, prepared: Awaited<ReturnType<typeof pressPay>>[]) {
  await Promise.all(
    prepared.map(async (outcome) => {
      if (!outcome.ok) return
      await shop.sandbox.pay(outcome.redirectUrl.split('/').at(-1) ?? '', 'approved')
      await Promise.all([
        shop.payments.settle(outcome.attemptId, 'return'),
        shop.payments.settle(outcome.attemptId, 'sweeper'),
      ])
    }),
  )
}

const paidOrders = async ({ database }: TestShop) =>
  (await database.orm.select().from(orders)).filter(({ paymentStatus }) => paymentStatus === 'paid')

/** Each is a checkout of 10 ms, and 10 of them get what is available. */
const many = isLong ? 200 : 60

test('many buyers of the last 10 units: exactly 10 paid orders, and no one pays for what is not there', async () => {
  await using shop = await startTestShop()
  const { id: listingId } = await stockTshirt(shop, { stock: { 'S-Black': 10 } })
  const buyers = Array.from({ length: many }, visitor)
  const forms = await Promise.all(buyers.map((buyer) => listingCheckout(shop, buyer, { listingId })))

  const prepared = await Promise.all(buyers.map((buyer, index) => pressPay(shop, buyer, forms[index])))
  await payAll(shop, prepared)

  const refused = prepared.filter((outcome) => !outcome.ok)
  expect(refused).toHaveLength(many - 10)
  expect(new Set(refused.map((outcome) => outcome.because))).toEqual(new Set(['cart_problem']))
  expect(await paidOrders(shop)).toHaveLength(10)
  expect(await shop.inventory.levelOf({ listingId, size: 'S', color: 'Black' })).toMatchObject({
    onHand: 0,
    reserved: 0,
  })
  const told = (await shop.mail.list(1_000)).filter(({ template }) => template === 'low-stock')
  expect(told).toHaveLength(1)
  expect(
    (await shop.inventory.journalOf(signedIn('admin'), listingId)).filter(({ kind }) => kind === 'allocate'),
  ).toHaveLength(10)
  await expectMoneyToAddUp(shop.database)
})

test('a code with 5 uses under many simultaneous checkouts is used exactly 5 times', async () => {
  await using shop = await startTestShop()
  const code = await promote(shop, { maximumUses: 5 })
  const buyers = Array.from({ length: many / 2 }, visitor)
  const lines = await Promise.all(buyers.map((buyer) => designedLine(shop, buyer)))
  // 3,000 − 450 + 899 + 248
  const forms = lines.map((line) => checkoutForm([line], { promoCode: 'SAVE15', seenTotal: 3_697 }))

  const prepared = await Promise.all(buyers.map((buyer, index) => pressPay(shop, buyer, forms[index])))
  await payAll(shop, prepared)

  const refused = prepared.filter((outcome) => !outcome.ok)
  expect(refused).toHaveLength(many / 2 - 5)
  expect(new Set(refused.map((outcome) => outcome.because))).toEqual(new Set(['code_refused']))
  expect(await readDiscount(shop, code.id)).toMatchObject({ usedCount: 5, reservedCount: 0 })
  expect((await paidOrders(shop)).map(({ discountCents }) => discountCents)).toEqual(Array(5).fill(450))
  await expectMoneyToAddUp(shop.database)
})

test('one customer in ten browsers simultaneously uses a once-per-customer code only once', async () => {
  await using shop = await startTestShop()
  const code = await promote(shop, { isOncePerCustomer: true })
  const buyers = Array.from({ length: 10 }, visitor)
  const lines = await Promise.all(buyers.map((buyer) => designedLine(shop, buyer)))

  const prepared = await Promise.all(
    buyers.map((buyer, index) =>
      pressPay(
        shop,
        buyer,
        checkoutForm(
          [lines[index]].flatMap((line) => line ?? []),
          { promoCode: 'save15', seenTotal: 3_697 },
        ),
      ),
    ),
  )
  await payAll(shop, prepared)

  expect(prepared.filter((outcome) => outcome.ok)).toHaveLength(1)
  expect(await readDiscount(shop, code.id)).toMatchObject({ usedCount: 1, reservedCount: 0 })
  await expectMoneyToAddUp(shop.database)
})
