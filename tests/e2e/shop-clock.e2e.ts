import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { formatDay, formatMoment } from '#domain/shop/shop-time.ts'
import { houseLabels } from '#server/adapters/shipping/house/tables.ts'
import { days, hours } from '#server/kernel/clock.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { wordsOfPdf } from '#tests/harness/printed/marks-of-pdf.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { orderToShip } from '#tests/harness/ship.ts'
import { useShopAlone } from '#tests/harness/use-shop.ts'

const auckland = 'Pacific/Auckland'
const chicago = 'America/Chicago'

/** 18:00 UTC: the date in Auckland differs from that in Chicago and in UTC. */
const clock = createTestClock()
clock.toNext(days(1))
clock.advance(hours(18))

const shop = await useShopAlone({ clock })
const system = { system: 'Test' }
let staff: Browser
let customer: Browser
let order: { id: string; orderNumber: string; placedAt: Date }
let slug: string

beforeAll(async () => {
  await shop.settings.change(system, { timeZone: auckland })
  staff = await signInFrom(shop, browse(shop), 'owner')
  customer = await signInFrom(shop, browse(shop))
  const { orderId } = await orderToShip(shop, customer.actor)
  order = await shop.orders.getForStaff(staff.actor, orderId).then((found) => {
    if (!found) throw new Error('The order is gone')
    return found
  })
  const { article } = await shop.operations.ask('articles.create', staff.actor, {
    ...{ title: 'Cold peel', status: 'published', content: '<p>Wait until it is cold.</p>' },
  })
  slug = article.slug
})

/** It contains the date of the order, or of that time, as shown in Auckland, and in no other time zone. */
function expectAuckland(words: string, format = formatDay): void {
  expect(words).toContain(format(order.placedAt, auckland))
  expect(words).not.toContain(formatDay(order.placedAt, chicago))
}

test.each([
  ['the list of orders', '/admin'],
  ['the mails', '/admin/mails'],
])('%s shows the time in the shop’s time zone', async (_name, path) => {
  expectAuckland((await readPage(staff, path)).words)
})

test('the audit log shows it for each entry', async () => {
  const { words } = await readPage(staff, '/admin/audit')
  const entries = await shop.database.orm.select({ at: auditEntries.at }).from(auditEntries)
  expect(entries.length).toBeGreaterThan(1)
  for (const { at } of entries) expect(words).toContain(formatMoment(at, auckland))
})

test('the order shows it to the minute in the back office', async () => {
  expectAuckland((await readPage(staff, `/admin/orders/${order.id}`)).words, formatMoment)
})

test('the customer sees it in the portal, and their last sign-in in the profile', async () => {
  expectAuckland((await readPage(customer, '/customer-portal')).words)
  expectAuckland((await readPage(customer, '/profile')).words)
})

test('the invoice and the export have it', async () => {
  const invoice = await shop.orders.readInvoice(staff.actor, order.id)
  expectAuckland(invoice ? await wordsOfPdf(await buffer(await invoice.open())) : '')
  const pieces: string[] = []
  for await (const piece of await shop.orders.desk.export(staff.actor, { orderIds: [order.id] }))
    pieces.push(piece)
  expectAuckland(pieces.join(''), formatMoment)
})

test('our own label and the email about the parcel have it', async () => {
  await shop.operations.ask('shipping.make-label', staff.actor, { order: order.id, choice: 'cheapest' })
  await shop.jobs.runDue()
  const [label] = await shop.database.orm.select().from(houseLabels)
  const [shipment] = await shop.shipping.listForOrders(staff.actor, [order.id])
  const file = shipment && (await shop.shipping.readLabel(staff.actor, shipment.id))
  const words = file ? await wordsOfPdf(await buffer(await file.open())) : ''
  expect(words).toContain(formatDay(label?.createdAt ?? new Date(0), auckland))
})

test('the email about a new device names the time zone', async () => {
  const email = `${randomUUID()}@example.com`
  const password = 'correct horse battery staple 9'
  await shop.auth.createUser({ email, password, role: 'customer', fullName: 'Ada Byron', phone: '' })
  for (const visitorId of [randomUUID(), randomUUID()])
    await shop.auth.signIn(
      { email, password },
      { clientAddress: '192.0.2.7', userAgent: `browser ${visitorId}`, visitorId },
    )
  await shop.jobs.runDue()
  const mail = (await shop.mail.list()).find(({ template, to }) => template === 'new-device' && to === email)
  expectAuckland(mail?.text ?? '')
  expect(mail?.text).toContain('(New Zealand Time)')
})

test('a public page that is kept in memory follows a time zone change right away', async () => {
  const article = async () => (await readPage(shop, `/blog/${slug}`)).words
  expectAuckland(await article())
  await shop.settings.change(system, { timeZone: chicago })
  expect(await article()).toContain(formatDay(order.placedAt, chicago))
  await shop.settings.change(system, { timeZone: auckland })
  expectAuckland(await article())
})
