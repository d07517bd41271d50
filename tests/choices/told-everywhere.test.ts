import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import { titleOf } from '#domain/orders/item-options.ts'
import { seedTshirtColors } from '#domain/tshirt/colors.ts'
import { tshirtDesignSchema } from '#domain/tshirt/design.ts'
import { placementZoneOf, placementZones } from '#domain/tshirt/placement-zones.ts'
import { designTypeNames, designTypes, finishNames } from '#domain/tumbler/tumblers.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import { sellLines } from '#tests/harness/print-orders.ts'
import { wordsOfPdf } from '#tests/harness/printed/marks-of-pdf.ts'
import { someOf } from '#tests/harness/run-form.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { everyLine } from '#tests/totals/every-line.ts'
import { pagesBeforePaying, payPage } from './pages-of.tsx'

const owner = signedIn('owner', 'press@example.com')
const linesAtOnce = 20

const zonesOf = (side: 'front' | 'back') => placementZones.filter((zone) => zone.side === side)

/** Shirts in all colors and places in turn; every other product as it is sold. */
const inAllColors = (items: readonly CartItem[]): CartItem[] =>
  items.map((item, at) => {
    const shirt = tshirtDesignSchema.safeParse(item.designData)
    const color = seedTshirtColors[at % seedTshirtColors.length]
    if (item.productType !== productTypes.tshirt || !shirt.success || !color) return item
    const files = shirt.data.files.map((file, index) => {
      const zones = zonesOf(index === 0 ? 'front' : 'back')
      return { ...file, placementZone: zones[at % zones.length]?.id ?? file.placementZone }
    })
    return { ...item, productColor: color.name, designData: { ...shirt.data, files } }
  })

/** The words that must be found: the shopper's choices. */
function chosenIn({ productType, productSize, productColor, designData }: CartItem): string[] {
  if (productType === productTypes.tumbler) {
    const type = designTypes.find((one) => one === designData.designType)
    return [productSize, finishNames.black, type ? designTypeNames[type].name : '']
  }
  if (productType === productTypes.gangSheet && productSize.includes('+'))
    return ['22 × 24 in', '22 × 12 in', 'Sheet 1 of 3', 'Sheet 2 of 3', 'Sheet 3 of 3']
  // The page doesn't mention a print's size: its variant does.
  const isPrint = productType === productTypes.premadePrint || productType === productTypes.premadeGangSheet
  const shirt = tshirtDesignSchema.safeParse(designData)
  const places =
    shirt.data?.files.map(({ placementZone }) => placementZoneOf(placementZone)?.name ?? '') ?? []
  return [isPrint ? '22 × 24 in' : productSize, productColor, ...places].filter((word) => word !== '')
}

/** As a whole word, and not as part of another. */
const says = (text: string, word: string): boolean =>
  ` ${text.replaceAll(/[,·;:"]/g, ' ')} `.includes(` ${word} `)

test('the options chosen for every product are shown wherever the order is viewed', async () => {
  await using shop = await startTestShop()
  const customer = signedIn('customer')
  const all = inAllColors(await everyLine(shop, customer))
  const shirts = all.filter(({ productType }) => productType === productTypes.tshirt)
  const others = all.filter((item) => !shirts.includes(item))
  // Most are shirts: the short form tests a third of them, chosen by the run's seed.
  const items = [...others, ...someOf(shirts, Math.ceil(shirts.length / 3))]
  for (let start = 0; start < items.length; start += linesAtOnce) {
    const bought = items.slice(start, start + linesAtOnce)
    const order = await sellLines(shop, customer, bought)
    await shop.jobs.runDue()
    const places = {
      ...(await pagesBeforePaying(shop, customer, bought)),
      'payment page': await payPage(shop, order.paymentReference),
      ...(await placesOf(shop, customer, order)),
    }
    for (const [place, told] of Object.entries(places)) {
      expect(told, place).toHaveLength(bought.length)
      for (const [at, item] of bought.entries()) {
        const unsaid = chosenIn(item).filter((word) => !says(told[at] ?? '', word))
        expect(unsaid, `${place}: ${told[at]}`).toEqual([])
      }
    }
  }
})

/** What each place shows for each item, in the order of the items. */
async function placesOf(
  shop: TestShop,
  customer: Actor,
  order: StaffOrder,
): Promise<Record<string, string[]>> {
  const { cards } = await shop.production.readBoard(owner)
  const own = await shop.orders.getForCustomer(customer, order.id)
  const receipt = await shop.orders.receiptOf(customer, order.id)
  const packing = await shop.operations.ask('packing.scan', owner, { code: order.orderNumber })
  const asked = { orderNumber: order.orderNumber, email: order.contactEmail }
  const { order: tracked } = await shop.operations.ask('tracking.find-order', customer, asked)
  const refund = await refundPieces(shop, order)
  await shop.jobs.runDue()
  const mails = (await shop.mail.list()).filter(({ text }) => text?.includes(order.orderNumber))
  const mail = (name: string) => linesOf(mails.find(({ template }) => template === name)?.text ?? '')
  const sheets: string[] = []
  for await (const piece of await shop.orders.desk.export(owner, { orderIds: [order.id] })) sheets.push(piece)
  return {
    board: order.items.flatMap(({ id }) => cards.filter(({ itemId }) => itemId === id).map(titleOf)),
    tickets: await Promise.all(order.items.map(({ id }) => ticketOf(shop, id))),
    'order in the back office': order.items.map(titleOf),
    'order in the portal': own?.items.map(titleOf) ?? [],
    'success page': receipt?.items.map(titleOf) ?? [],
    'print file': await Promise.all(order.items.map((item) => printItemOf(shop, item.id))),
    invoice: await invoiceOf(shop, order),
    tracking: tracked.contents,
    'packing table': packing.kind === 'order' ? packing.order.contents : [],
    'mail to the customer': mail('order-confirmation'),
    'mail to staff': mail('new-order'),
    refund,
    'mail of the refund': mail('refund-made'),
    export: linesOf(sheets.join('').replaceAll(/["';]\s*(?=1 ×)/g, '\n')),
  }
}

/** What the print file, work sheet and manifest name as their subject. */
async function printItemOf(shop: TestShop, itemId: string): Promise<string> {
  const item = await shop.orders.itemForPrinting(itemId)
  return item ? titleOf(item) : ''
}

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => /^\s*1 × /.test(line))

/** All text on the item's ticket. */
async function ticketOf(shop: TestShop, itemId: string): Promise<string> {
  const pdf = await shop.production.printTickets(owner, [itemId])
  return pdf ? (await wordsOfPdf(pdf)).replaceAll('\n', ' ') : ''
}

/** The text of each line: what is between its total and the next quantity. */
async function invoiceOf(shop: TestShop, order: StaffOrder): Promise<string[]> {
  const file = await shop.orders.readInvoice(owner, order.id)
  const words = file ? await wordsOfPdf(await buffer(await file.open())) : ''
  const [lines = ''] = words.split('\nSubtotal')
  return lines
    .split(/\n1\n/)
    .slice(1)
    .map((line) => line.replaceAll('\n', ' '))
}

async function refundPieces(shop: TestShop, order: StaffOrder): Promise<string[]> {
  const outcome = await shop.payments.refund(owner, order.id, {
    refundId: randomUUID(),
    kind: 'lines',
    lines: order.items.map(({ id }) => ({ orderItemId: id, quantity: 1 })),
    amountCents: null,
    withShipping: false,
    reason: 'Torn',
    returnStock: false,
    returnDiscountUse: false,
  })
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.refund.lines.map(({ name }) => name)
}
