import { beforeEach, expect, test } from 'vitest'
import { defaultRules } from '#server/auth/account-rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { hours, minutes } from '#server/kernel/clock.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { linkMailedTo } from '#tests/harness/auth.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop, startTestShop } from '#tests/harness/shop.ts'

/** The start of the next hour, which clicks are counted by. */
const hourAhead = () => new Date(Math.ceil(Date.now() / hours(1)) * hours(1))

/** Frozen when a test sets the time. */
let moment: Date | null = null
beforeEach(() => {
  moment = null
})
const shop = await shareTestShop({ clock: { now: () => moment ?? new Date() } })

const staff = signedIn('admin', 'mara@example.com')
const contact = { fullName: 'Ada Lovelace', email: 'ada@guest.example', phone: '' }

/** Someone on another device who has opened the email's link. */
async function holderOf(shop: Awaited<ReturnType<typeof startTestShop>>, orderId: string): Promise<Actor> {
  await shop.jobs.runDue()
  const mail = (await shop.mail.list()).find(({ to }) => to === contact.email)
  const path = /\/order\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const key = new URL(path, 'http://shop').searchParams.get('key') ?? ''
  return { ...visitor(), heldOrders: shop.orderLinks.endOf(orderId, key) ? [orderId] : [] }
}

async function sellToGuest(shop: Awaited<ReturnType<typeof startTestShop>>) {
  await sellGangSheet(shop, visitor(), { contact })
  const order = (await shop.orders.listForStaff(staff, {})).orders[0]
  if (!order) throw new Error('Not sold')
  return order
}

test('a guest coming from the email link writes, requests a change and gets an answer; a stranger finds nothing', async () => {
  const { id: order } = await sellToGuest(shop)
  const guest = await holderOf(shop, order)
  const { operations } = shop
  const shown = await shop.orders.getForCustomer(guest, order)
  const item = shown?.items[0]?.id ?? ''

  expect(await operations.call('orders.write-to-shop', guest, { order, text: 'Is it ready?' })).toMatchObject(
    { ok: true },
  )
  const asked = await operations.ask('edit-requests.create', guest, { item, details: 'Smaller, please' })
  await operations.ask('edit-requests.write-message', guest, { request: asked.request, text: 'By an inch' })
  await operations.ask('edit-requests.write-message', staff, { request: asked.request, text: 'Gladly' })

  expect(await shop.orders.messages.list(staff, order)).toMatchObject([
    { kind: 'from_customer', authorName: 'Ada Lovelace', isWaiting: true },
  ])
  const [request] = await shop.editRequests.listForBuyer(guest, order)
  expect(request?.messages.map(({ author, authorName }) => [author, authorName])).toEqual([
    ['customer', 'Ada Lovelace'],
    ['shop', staff.user?.email],
  ])
  const stranger = visitor()
  for (const call of [
    () => operations.call('orders.write-to-shop', stranger, { order, text: 'Hello' }),
    () => operations.call('orders.order-again', stranger, { order }),
    () => operations.call('orders.keep-in-account', stranger, { order }),
  ])
    expect(await call()).toMatchObject({ ok: false, code: 'not_signed_in' })
  const another = { ...visitor(), heldOrders: [crypto.randomUUID()] }
  expect(await shop.orders.getForCustomer(another, order)).toBeNull()
  expect(await operations.call('orders.write-to-shop', another, { order, text: 'Hello' })).toMatchObject({
    code: 'not_found',
  })
  expect(await shop.orders.readInvoice(another, order)).toBeNull()
})

/** The actor who follows the link emailed last. */
async function follow({ visitorId }: Actor, order: string): Promise<Actor> {
  await shop.jobs.runDue()
  const link = await linkMailedTo(shop.mail, contact.email)
  expect(link.searchParams.get('next')).toBe(`/order/${order}`)
  const meta = { clientAddress: '192.0.2.7', userAgent: 'test', visitorId }
  const token = link.searchParams.get('token') ?? ''
  const followed = await shop.auth.followLink({ type: 'magiclink', token }, meta)
  if (!followed.ok) throw new Error(followed.reason)
  return { visitorId, user: await shop.auth.authenticate(followed.session.value) }
}

test('one click emails a link to the order’s own address, and following it keeps the order and request in the account', async () => {
  const { id: order } = await sellToGuest(shop)
  const guest = await holderOf(shop, order)
  const item = (await shop.orders.getForCustomer(guest, order))?.items[0]?.id ?? ''
  await shop.operations.ask('edit-requests.create', guest, { item, details: 'Smaller, please' })

  expect(await shop.operations.ask('orders.keep-in-account', guest, { order })).toEqual({
    mailedTo: contact.email,
  })
  const account = await follow(guest, order)

  expect((await shop.orders.listForCustomer(account)).orders.map(({ id }) => id)).toEqual([order])
  expect(await shop.editRequests.listForCustomer(account)).toHaveLength(1)
  expect(await shop.operations.call('orders.keep-in-account', account, { order })).toMatchObject({
    code: 'conflict',
  })
})

test('later guest purchases also join the account once their own links are followed', async () => {
  const bought: string[] = []
  for (let time = 0; time < 2; time++) {
    const { id: order } = await sellToGuest(shop)
    bought.push(order)
    const guest = await holderOf(shop, order)
    await shop.operations.ask('orders.keep-in-account', guest, { order })
    const account = await follow(guest, order)
    const { orders } = await shop.orders.listForCustomer(account)
    expect(orders.map(({ id }) => id).toSorted()).toEqual(bought.toSorted())
  }
})

test('too many clicks get a wait time and no more email', async () => {
  moment = hourAhead()
  const { id: order } = await sellToGuest(shop)
  const guest = await holderOf(shop, order)
  const press = () => shop.operations.call('orders.keep-in-account', guest, { order })
  const most = defaultRules.limits.otp.byAccount.max
  for (let pressed = 0; pressed < most; pressed++) expect(await press()).toMatchObject({ ok: true })
  expect(await press()).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(/^We just emailed you\. Try again in \d+ minutes\.$/),
  })
  await shop.jobs.runDue()
  const mails = (await shop.mail.list()).filter(({ template }) => template === 'sign-in-link')
  expect(mails).toHaveLength(most)
})

test.each<Record<string, string>>([{ SIGN_IN_WAYS: 'password' }, { SIGN_UP: 'invitation' }])(
  'where %o lets no one in by email, no order is kept in an account, and nothing is emailed',
  async (settings) => {
    await using shop = await startTestShop({ settings })
    const { id: order } = await sellToGuest(shop)
    const guest = await holderOf(shop, order)
    expect(await shop.operations.call('orders.keep-in-account', guest, { order })).toMatchObject({
      code: 'forbidden',
      message: 'This shop isn’t accepting new accounts right now.',
    })
    await shop.jobs.runDue()
    expect((await shop.mail.list()).map(({ template }) => template)).not.toContain('sign-in-link')
  },
)

test('a link is emailed again only to the order’s address, once in a while, and both answers look the same', async () => {
  const { id, orderNumber } = await sellToGuest(shop)
  const ask = (email: string, typed = orderNumber) =>
    shop.operations.call('orders.mail-link', visitor(), { orderNumber: typed, email })

  const mailed = async () => {
    await shop.jobs.runDue()
    return (await shop.mail.list()).filter(({ template }) => template === 'order-link')
  }
  // Windows of ten minutes begin here, and so do those of eleven, and the half hour that attempts are counted in.
  const begin = Math.ceil(Date.now() / minutes(330)) * minutes(330)
  const at = (later: number) => {
    moment = new Date(begin + later)
  }

  at(0)
  const pasted = ` ${orderNumber.toLowerCase()}\0`
  const answers = [await ask('eve@else.example'), await ask(contact.email, pasted)]
  at(minutes(10) - 1)
  answers.push(await ask(contact.email))
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1)
  const mails = await mailed()
  expect(mails.map(({ to }) => to)).toEqual([contact.email])
  expect(mails[0]?.text).toContain(`/order/${id}?key=`)
  at(minutes(10))
  answers.push(await ask(contact.email))
  expect(await mailed()).toHaveLength(2)

  for (let asked = answers.length; asked < countedLimits.trackedOrder.max; asked += 1)
    await ask(contact.email)
  expect(await ask(contact.email)).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(/^Too many attempts\. Try again in \d+ minutes\.$/),
  })
})

test('a link that could not be sent is not reported as sent', async () => {
  const { orderNumber } = await sellToGuest(shop)
  const ask = () => shop.operations.call('orders.mail-link', visitor(), { orderNumber, email: contact.email })
  await shop.database.pool.query('alter table mails rename to mails_away')
  try {
    await expect(ask()).rejects.toThrow()
  } finally {
    await shop.database.pool.query('alter table mails_away rename to mails')
  }
  expect(await ask()).toMatchObject({ ok: true })
  await shop.jobs.runDue()
  expect((await shop.mail.list()).filter(({ template }) => template === 'order-link')).toHaveLength(1)
})
