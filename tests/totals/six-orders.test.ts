import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { priceInBrowser } from '#app/cart/price-in-browser.ts'
import type { DiscountDraft } from '#domain/money/discount-input.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'
import { sandboxPayments } from '#server/adapters/payments/sandbox/tables.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { printStaff } from '#tests/harness/print-orders.ts'
import { wordsOfPdf } from '#tests/harness/printed/marks-of-pdf.ts'
import { promote } from '#tests/harness/promote.ts'
import { checkoutForm, signedIn, startCheckout } from '#tests/harness/sell.ts'
import { printLine, stockPrint } from '#tests/harness/shelves.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

type Bought = {
  /** Unit prices in cents, and quantities. */
  items: readonly (readonly [unitPrice: number, quantity: number])[]
  delivery: DeliveryMethod
  code?: string
  /** Calculated by hand: total = subtotal - discount + shipping + 8.25 % of the subtotal. */
  byHand: { subtotal: number; discount: number; shipping: number; tax: number; total: number }
}

const orders: Record<string, Bought> = {
  'ten percent off many things': {
    items: [
      [1_200, 1],
      [2_000, 1],
      [2_200, 1],
      [4_500, 1],
      [2_600, 1],
      [850, 1],
      [3_000, 1],
      [3_800, 2],
    ],
    delivery: 'shipping',
    code: 'WELCOME10',
    byHand: { subtotal: 239_50, discount: 23_95, shipping: 0, tax: 19_76, total: 235_31 },
  },
  'one small thing, picked up': {
    items: [[850, 1]],
    delivery: 'pickup',
    byHand: { subtotal: 8_50, discount: 0, shipping: 0, tax: 70, total: 9_20 },
  },
  'exactly what ships free': {
    items: [
      [4_500, 1],
      [3_000, 1],
    ],
    delivery: 'shipping',
    byHand: { subtotal: 75_00, discount: 0, shipping: 0, tax: 6_19, total: 81_19 },
  },
  'shipping taken off by a code': {
    items: [
      [4_500, 1],
      [2_200, 1],
    ],
    delivery: 'shipping',
    code: 'SHIPFREE',
    byHand: { subtotal: 67_00, discount: 8_99, shipping: 8_99, tax: 5_53, total: 72_53 },
  },
  'an amount off for a team': {
    items: [
      [2_000, 6],
      [2_200, 2],
      [2_600, 1],
      [3_800, 1],
    ],
    delivery: 'shipping',
    code: 'TEAM25',
    byHand: { subtotal: 228_00, discount: 25_00, shipping: 0, tax: 18_81, total: 221_81 },
  },
  'two of one, picked up': {
    items: [[2_300, 2]],
    delivery: 'pickup',
    byHand: { subtotal: 46_00, discount: 0, shipping: 0, tax: 3_80, total: 49_80 },
  },
}

const codes: DiscountDraft[] = [
  { code: 'WELCOME10', name: 'Welcome', type: 'percentage', value: 1_000 },
  { code: 'SHIPFREE', name: 'Free shipping', type: 'percentage', value: 10_000, scope: 'shipping' },
  { code: 'TEAM25', name: 'Team', type: 'fixed_amount', value: 2_500 },
]

test('six orders calculated by hand come to the same cent wherever they are viewed', async () => {
  await using shop = await startTestShop()
  for (const code of codes) await promote(shop, { isOncePerCustomer: false, ...code })
  const line = await shelfOf(shop)
  const customer = signedIn('customer')
  for (const [name, { items, delivery, code, byHand }] of Object.entries(orders)) {
    const lines = items.map(([unitPrice, quantity]) => line(unitPrice, quantity))
    expect(
      await inBrowser(shop, customer, lines, delivery, code),
      `${name}, cart and checkout`,
    ).toMatchObject(byHand)
    const form = checkoutForm(lines, { delivery, promoCode: code, seenTotal: byHand.total })
    const { reference, attemptId } = await startCheckout(shop, customer, form)
    expect(await askedByProvider(shop, reference), `${name}, provider`).toBe(byHand.total)
    await shop.sandbox.pay(reference, 'approved')
    await shop.payments.settle(attemptId, 'return')
    await shop.jobs.runDue()
    const order = await newestOrder(shop)
    expect(order, `${name}, back office`).toMatchObject({
      subtotalCents: byHand.subtotal,
      discountCents: byHand.discount,
      shippingCents: byHand.shipping,
      taxCents: byHand.tax,
      totalCents: byHand.total,
    })
    const own = await shop.orders.getForCustomer(customer, order?.id ?? '')
    expect(own?.totalCents, `${name}, portal`).toBe(byHand.total)
    const amounts = [byHand.subtotal, byHand.tax, byHand.total].map((amount) => formatMoney(cents(amount)))
    for (const [place, words] of Object.entries(
      await onPaper(shop, order?.id ?? '', order?.orderNumber ?? ''),
    ))
      for (const amount of amounts) expect(words, `${name}, ${place}`).toContain(amount)
  }
})

/** One product for each price that was bought. */
async function shelfOf(shop: TestShop) {
  const prices = [...new Set(Object.values(orders).flatMap(({ items }) => items.map(([price]) => price)))]
  const print = await stockPrint(shop, {
    kind: 'print',
    variants: prices.map((priceCents, at) => ({
      ...{ name: `${at + 2} in`, sizeWidth: at + 2, sizeHeight: at + 2, priceCents },
    })),
  })
  return (unitPrice: number, quantity: number) => {
    const variant = print.variants.find(({ price }) => price === unitPrice)
    return { ...printLine(print, variant?.id, quantity), unitPrice: cents(unitPrice) }
  }
}

async function inBrowser(
  shop: TestShop,
  actor: Actor,
  lines: ReturnType<typeof printLine>[],
  delivery: DeliveryMethod,
  code: string | undefined,
) {
  const reading = code ? await shop.discounts.readCode(actor, code) : null
  const items = lines.map((line) => ({ ...line, name: '', description: '', image: null }))
  const { totals } = priceInBrowser(
    items,
    delivery,
    await shop.cart.publicPrices(),
    reading?.ok ? reading.offer : null,
  )
  return totals
}

async function askedByProvider(shop: TestShop, reference: string): Promise<number | undefined> {
  const mine = eq(sandboxPayments.reference, reference)
  const [payment] = await shop.database.orm.select().from(sandboxPayments).where(mine)
  return payment?.amountCents
}

async function newestOrder(shop: TestShop) {
  const {
    orders: [newest],
  } = await shop.orders.listForStaff(printStaff, {})
  return shop.orders.getForStaff(printStaff, newest?.id ?? '')
}

/** The text of everything that leaves the shop. */
async function onPaper(
  shop: TestShop,
  orderId: string,
  orderNumber: string,
): Promise<Record<string, string>> {
  const mails = (await shop.mail.list()).filter(({ text }) => text?.includes(orderNumber))
  const mail = (name: string) => mails.find(({ template }) => template === name)?.text ?? ''
  const invoice = await shop.orders.readInvoice(printStaff, orderId)
  return {
    'mail to the customer': mail('order-confirmation'),
    'mail to staff': mail('new-order'),
    invoice: invoice ? await wordsOfPdf(await buffer(await invoice.open())) : '',
  }
}
