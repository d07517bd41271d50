import { inArray } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { lists } from '#domain/lists/lists.ts'
import { textConsentWords } from '#domain/people/text-consent.ts'
import { inboundMails } from '#server/inbound-mail/tables.ts'
import { postSigned, startTwilio } from '#tests/fakes/twilio.ts'
import {
  checkoutForm,
  designedLine,
  pressPay,
  sellGangSheet,
  signedIn,
  visitor,
} from '#tests/harness/sell.ts'
import { drawnArtwork, sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { orderToShip } from '#tests/harness/ship.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { textConsents } from '../tables.ts'

const staff = signedIn('admin', 'staff@example.com')
const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' }

const twilio = await startTwilio()
const shop = await startTestShop({ settings: twilio.settings })
/** Without an SMS service. */
const plain = await startTestShop()
afterAll(async () => {
  for (const one of [shop, plain, twilio]) await one[Symbol.asyncDispose]()
})

/** A new person's number, how they ask for texts at checkout, and what was texted to them. */
function newPhone() {
  const phone = `+1512555${3_000 + phonesGiven++}`
  const contact = { email: 'ada@example.com', fullName: 'Ada Lovelace', phone }
  return {
    phone,
    wantsTexts: { delivery: 'pickup', textsWanted: true, contact } as const,
    received: () => twilio.messages.filter(({ to }) => to === phone),
  }
}
let phonesGiven = 0

const newest = async (shop: TestShop) => (await shop.orders.listForStaff(staff, {})).orders[0]

async function readyOrder(shop: TestShop, changes: object, actor = visitor()) {
  await sellGangSheet(shop, actor, changes)
  const order = await newest(shop)
  if (!order) throw new Error('no order')
  return { id: order.id, orderNumber: order.orderNumber, customerId: actor.user?.id ?? null }
}

const textsOf = async (shop: TestShop, order: { id: string; customerId: string | null }) =>
  (await shop.mail.textsOfOrder(staff, order)).texts

test('a customer who opted in at checkout is texted when the order is ready; one who did not, is not', async () => {
  const { phone, wantsTexts, received } = newPhone()
  const silent = newPhone()
  const order = await readyOrder(shop, wantsTexts)
  const other = await readyOrder(shop, { ...silent.wantsTexts, textsWanted: false })
  const ofOrders = inArray(textConsents.orderId, [order.id, other.id])
  const consents = await shop.database.orm.select().from(textConsents).where(ofOrders)
  const { siteName } = await shop.settings.read()
  expect(consents).toMatchObject([{ phone, orderId: order.id, words: textConsentWords(siteName) }])

  for (const { id } of [order, other, order]) await shop.shipping.sendPickupReady(staff, id)
  await shop.jobs.runDue()
  await shop.jobs.runDue()
  expect([received().length, silent.received().length]).toEqual([1, 0])
  const [sent] = received()
  expect(sent?.to).toBe(phone)
  const { code } = (await shop.shipping.pickupsOf([order.id])).get(order.id) ?? {}
  expect(sent?.body).toContain(`Order ${order.orderNumber} is ready for pickup`)
  expect(sent?.body).toContain(`Your code: ${code}. ${shop.origin}/order/${order.id}`)
  expect(sent?.body).toMatch(/ Reply STOP to opt out\.$/)
  expect(await textsOf(shop, order)).toMatchObject([
    { to: phone, title: 'Ready for pickup', text: sent?.body, state: 'sent', isDelivered: false },
  ])
  expect(await textsOf(shop, other)).toEqual([])
  const texts = await shop.mail.table(staff, { filters: { kind: 'text' }, sort: lists.mails.sort, rows: 5 })
  expect(texts.rows.filter(({ to }) => to === phone)).toMatchObject([{ to: phone, isText: true }])
})

test('a status is recorded once it is signed: delivered, or failed with its cause and the number left alone', async () => {
  const { phone, wantsTexts, received } = newPhone()
  const order = await readyOrder(shop, wantsTexts)
  await shop.shipping.sendPickupReady(staff, order.id)
  await shop.jobs.runDue()
  const [sent] = received()
  if (!sent) throw new Error('nothing was texted')

  const forged = await postSigned(sent.reportTo ?? '', { MessageStatus: 'delivered', To: phone }, 'guessed')
  expect(forged.status).toBe(401)
  const elsewhere = await postSigned(`${shop.origin}/webhooks/texts`, {
    MessageStatus: 'delivered',
    To: phone,
  })
  expect(elsewhere.status).toBe(200)
  expect(await textsOf(shop, order)).toMatchObject([{ state: 'sent', isDelivered: false }])
  expect((await twilio.report(sent, { MessageStatus: 'sent' })).status).toBe(200)
  expect((await twilio.report(sent, { MessageStatus: 'delivered' })).status).toBe(200)
  expect(await textsOf(shop, order)).toMatchObject([{ state: 'sent', isDelivered: true }])

  const again = await readyOrder(shop, wantsTexts)
  await shop.shipping.sendPickupReady(staff, again.id)
  await shop.jobs.runDue()
  const second = received()[1]
  if (!second) throw new Error('nothing was texted')
  await twilio.report(second, { MessageStatus: 'undelivered', ErrorCode: '30006' })
  const error = 'Not delivered: This is a landline, or its carrier doesn’t accept texts (Twilio 30006)'
  expect(await textsOf(shop, again)).toMatchObject([{ state: 'failed', error }])
  const waiting = (await shop.reports.attention(staff)).filter(({ title }) => title === phone)
  expect(waiting).toMatchObject([{ kind: 'mail_failed' }])
  const third = await readyOrder(shop, { delivery: 'pickup' }, visitor())
  expect(third.orderNumber).not.toBe(again.orderNumber)
  // When staff resend it, it goes out again, and the new status counts.
  const failures = { filters: { state: 'failed' }, sort: lists.mails.sort, rows: 5 } as const
  const failed = (await shop.mail.table(staff, failures)).rows.find(({ to }) => to === phone)
  await shop.operations.ask('mails.resend', staff, { mail: failed?.id ?? '' })
  await shop.jobs.runDue()
  const last = received()[2]
  if (!last) throw new Error('nothing was texted')
  await twilio.report(last, { MessageStatus: 'delivered' })
  expect(await textsOf(shop, again)).toMatchObject([{ state: 'sent', isDelivered: true, error: null }])
})

test('a text reported undelivered before it is recorded as sent has failed', async () => {
  const { phone, wantsTexts } = newPhone()
  const order = await readyOrder(shop, wantsTexts)
  twilio.reportEarly(phone, { MessageStatus: 'undelivered', ErrorCode: '30003' })
  await shop.shipping.sendPickupReady(staff, order.id)
  await shop.jobs.runDue()
  const error = 'Not delivered: The phone was off or out of range (Twilio 30003)'
  expect(await textsOf(shop, order)).toMatchObject([{ state: 'failed', error }])
  expect((await shop.mail.textsOfOrder(staff, order)).consent).toMatchObject({ failure: null })
})

test('departing parcels and waiting proofs are texted to customers who want texts', async () => {
  const { phone, received } = newPhone()
  const customer = signedIn('customer')
  await shop.operations.ask('profile.set-texts', customer, { wanted: true, phone })
  const { order, item, artworkId } = await sellDrawnSheet(shop, customer)
  const wish = { item: item.id, details: 'A smaller fox' }
  const { request } = await shop.operations.ask('edit-requests.create', customer, wish)
  const artwork = await drawnArtwork(shop, staff, 'Wolf.png')
  const change = { kind: 'artwork', replacedId: artworkId, artworkId: artwork } as const
  await shop.operations.ask('edit-requests.offer-proof', staff, { request, note: 'A wolf', change })
  const { orderId } = await orderToShip(shop, customer)
  const number = { carrier: 'USPS', trackingNumber: '9400111899223197428490' }
  await shop.operations.ask('shipping.enter-tracking', staff, { order: orderId, ...number })
  await shop.shipping.sendShipped(staff, orderId)
  await shop.jobs.runDue()
  expect(
    received()
      .map(({ body }) => body.split(': ')[1])
      .sort(),
  ).toEqual([
    expect.stringMatching(/^Order GW-\d+ is on its way to you\. Track it$/),
    `Your changed design for order ${order.orderNumber} is waiting for your approval. Review it`,
  ])
})

test('STOP ends texts, including waiting ones, until START; HELP and other words are answered', async () => {
  const { phone, wantsTexts, received } = newPhone()
  const order = await readyOrder(shop, wantsTexts)
  const later = await readyOrder(shop, wantsTexts)
  await shop.shipping.sendPickupReady(staff, order.id)
  const stopped = await twilio.reply(shop.origin, { from: phone, body: ' stop\n' })
  expect(await stopped.text()).toBe('<?xml version="1.0" encoding="UTF-8"?><Response></Response>')
  expect(stopped.headers.get('content-type')).toMatch(/^text\/xml/)
  await shop.jobs.runDue()
  expect(received()).toEqual([])
  expect(await textsOf(shop, order)).toMatchObject([
    { state: 'expired', error: 'This number opted out of texts, so it was not sent.' },
  ])
  await shop.shipping.sendPickupReady(staff, later.id)
  expect(await textsOf(shop, later)).toEqual([])
  expect((await shop.mail.textsOfOrder(staff, later)).consent).toMatchObject({ phone, isStopped: true })

  const { siteName, contactEmail } = await shop.settings.read()
  const help = await (await twilio.reply(shop.origin, { from: phone, body: 'Help' })).text()
  expect(help).toContain(
    `${siteName.replace('&', '&amp;')}: texts about your orders. Write to ${contactEmail}`,
  )
  const word = await (await twilio.reply(shop.origin, { from: phone, body: 'Where is it?' })).text()
  expect(word).toContain('thank you, we got your text')
  const answered = await twilio.reply(shop.origin, { from: phone, body: 'HELP', optOutType: 'HELP' })
  expect(await answered.text()).not.toContain('Message')

  await twilio.reply(shop.origin, { from: phone, body: 'START' })
  const last = await readyOrder(shop, wantsTexts)
  await shop.shipping.sendPickupReady(staff, last.id)
  await shop.jobs.runDue()
  expect(received()).toMatchObject([{ to: phone }])
})

test('a reply is added once as a message to the order last texted about; from a number that was never texted, it waits', async () => {
  const { phone, wantsTexts } = newPhone()
  const before = await readyOrder(shop, wantsTexts)
  const order = await readyOrder(shop, wantsTexts)
  for (const { id } of [before, order]) {
    await shop.shipping.sendPickupReady(staff, id)
    await shop.jobs.runDue()
  }
  const known = new Set((await shop.database.orm.select().from(inboundMails)).map(({ id }) => id))
  const body = 'Can my sister pick it up? ✓'
  await twilio.reply(shop.origin, { from: phone, body, sid: 'SM2' })
  // Twilio retries if it got no response.
  await twilio.reply(shop.origin, { from: phone, body, sid: 'SM2' })
  await twilio.reply(shop.origin, { from: '+15125550177', body: 'Is that you?', sid: 'SM3' })
  await twilio.reply(shop.origin, { from: phone, body: 'HELP', sid: 'SM4' })
  await shop.jobs.runDue()
  await shop.jobs.runDue()
  expect(await shop.orders.messages.list(staff, before.id)).toEqual([])
  expect(await shop.orders.messages.list(staff, order.id)).toMatchObject([
    { kind: 'from_customer', text: body, authorName: expect.stringMatching(/ by text$/) },
  ])
  const arrived = (await shop.database.orm.select().from(inboundMails)).filter(({ id }) => !known.has(id))
  expect(arrived.toSorted(byState)).toMatchObject([
    { state: 'taken', orderId: order.id, text: body },
    { state: 'unmatched', fromName: '+15125550177', reason: 'No text about an order went to this number' },
  ])
})

const byState = (one: { state: string }, other: { state: string }) => one.state.localeCompare(other.state)

test('texts Twilio will never accept fail right away and are recorded; those it cannot accept now are tried again', async () => {
  const { phone, wantsTexts } = newPhone()
  await using shop = await startTestShop({ settings: twilio.settings })
  const order = await readyOrder(shop, wantsTexts)
  await shop.shipping.sendPickupReady(staff, order.id)
  twilio.refuse(phone, { status: 503, code: 20500, message: 'Busy' })
  await expect(shop.jobs.runDue()).rejects.toThrow('Busy')
  expect(await textsOf(shop, order)).toMatchObject([
    {
      state: 'queued',
      error: expect.stringContaining('The text message service isn’t accepting texts right now'),
    },
  ])
  twilio.refuse(phone, null)
  expect(await shop.operations.ask('mails.resend-all', staff, {})).toEqual({ mails: 1 })
  await shop.jobs.runDue()
  expect(await textsOf(shop, order)).toMatchObject([{ state: 'sent', error: null }])

  twilio.refuse(phone, { status: 400, code: 21614, message: 'Not mobile' })
  const landline = await readyOrder(shop, wantsTexts)
  await shop.shipping.sendPickupReady(staff, landline.id)
  await shop.jobs.runDue()
  expect(await textsOf(shop, landline)).toMatchObject([
    { state: 'failed', error: 'This isn’t a mobile phone (Twilio 21614)' },
  ])
  expect((await shop.mail.textsOfOrder(staff, landline)).consent).toMatchObject({
    failure: 'This isn’t a mobile phone (Twilio 21614)',
  })
  const { texts } = await shop.mail.textsOfOrder(staff, order)
  expect(texts).toHaveLength(1)

  twilio.refuse(phone, { status: 400, code: 21610, message: 'Unsubscribed' })
  const left = await readyOrder(shop, wantsTexts)
  await shop.shipping.sendPickupReady(staff, left.id)
  await shop.jobs.runDue()
  expect(await textsOf(shop, left)).toMatchObject([{ state: 'expired' }])
  expect((await shop.mail.textsOfOrder(staff, left)).consent).toMatchObject({ isStopped: true })
})

test('an account opts in for all of its orders, and opts out of every one', async () => {
  const customer = signedIn('customer')
  const { wantsTexts } = newPhone()
  const { operations } = plain
  expect(await operations.call('profile.set-texts', customer, { wanted: true, phone: '12' })).toMatchObject({
    reason: 'invalid',
    fieldErrors: { phone: expect.stringContaining('mobile number') },
  })
  await operations.ask('profile.set-texts', customer, { wanted: true, phone: '(512) 555-0102' })
  await operations.ask('profile.set-texts', customer, { wanted: true, phone: '512 555 0103' })
  const id = customer.user?.id ?? ''
  expect(await plain.mail.textsOfAccount(id)).toMatchObject({ phone: '+15125550103', isStopped: false })
  const order = await readyOrder(plain, { delivery: 'pickup' }, customer)
  await plain.shipping.sendPickupReady(staff, order.id)
  await plain.jobs.runDue()
  // Without a service they stay in the dev mailbox, as emails do.
  expect((await plain.mail.list()).filter(({ to }) => to === '+15125550103')).toMatchObject([
    { state: 'sent', html: null, template: 'text-pickup-ready' },
  ])
  const own = await readyOrder(plain, wantsTexts, customer)
  await operations.ask('profile.set-texts', customer, { wanted: false })
  await plain.shipping.sendPickupReady(staff, own.id)
  expect(await textsOf(plain, own)).toEqual([])
  expect(await plain.mail.textsOfAccount(id)).toBeNull()
})

test('a checkout that wants texts needs a number that can receive them; a shop without a service texts no one', async () => {
  const { wantsTexts } = newPhone()
  const consents = () => plain.database.orm.$count(textConsents)
  const before = await consents()
  const actor = visitor()
  const line = await designedLine(plain, actor)
  const contact = { email: 'ada@example.com', fullName: 'Ada Lovelace', phone: '' }
  const form = checkoutForm([line], { ...wantsTexts, contact })
  const refused = { reason: 'invalid', fieldErrors: { 'contact.phone': expect.stringContaining('mobile') } }
  expect(await pressPay(plain, actor, form)).toMatchObject(refused)
  const { missing } = await plain.operations.ask('checkout.list-missing', actor, { ...form })
  expect(missing).toContainEqual(expect.objectContaining({ field: 'contact.phone', isRequired: true }))
  expect(await consents()).toBe(before)

  await using silent = await startTestShop({ settings: smtp })
  const order = await readyOrder(silent, wantsTexts)
  await silent.shipping.sendPickupReady(staff, order.id)
  expect(await silent.mail.textsOfOrder(staff, order)).toEqual({ consent: null, texts: [] })
  expect(silent.mail.hasTexts).toBe(false)
})

test('the owner words a text; how to opt out is included in any case', async () => {
  const { wantsTexts, received } = newPhone()
  await using shop = await startTestShop({ settings: twilio.settings })
  const order = await readyOrder(shop, wantsTexts)
  const owner = signedIn('owner')
  const wording = await shop.mail.wording(owner, 'text-pickup-ready')
  if (!wording) throw new Error('no such text')
  const change = (before: string) =>
    shop.operations.call('settings.change-mail-words', owner, {
      ...{ mail: 'text-pickup-ready', version: wording.version },
      words: { ...wording.words, before },
    })
  const wrong = (message: string) => ({ fieldErrors: { 'words.before': message } })
  expect(await change('')).toMatchObject(wrong('A text message needs text'))
  expect(await change('x'.repeat(481))).toMatchObject(wrong('A text message can have at most 480 characters'))
  expect(await change('{carrier}')).toMatchObject(
    wrong(expect.stringContaining('This email has no {carrier}')),
  )
  expect(await change('{order}: come and get it. {code}')).toMatchObject({ ok: true })
  await shop.shipping.sendPickupReady(staff, order.id)
  await shop.jobs.runDue()
  expect(received()[0]?.body).toMatch(/^GW-\d+: come and get it\. GWP-[0-9A-Z]{8} Reply STOP to opt out\.$/)
})
