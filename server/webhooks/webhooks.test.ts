import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { events } from '#domain/event-data.ts'
import { type EventName, eventNames } from '#domain/events.ts'
import { watchShopJob } from '#server/doctor/index.ts'
import { type Clock, days, hours } from '#server/kernel/clock.ts'
import { silentLog } from '#server/kernel/log.ts'
import { repairWork } from '#server/kernel/pending-work.ts'
import { createSecretBox } from '#server/kernel/secret-box.ts'
import type { InputOf, OperationName, ValueOf } from '#server/operations.ts'
import { orders } from '#server/orders/tables.ts'
import { openReceiver, type Received } from '#tests/fakes/webhook-receiver.ts'
import { makeKey } from '#tests/harness/api-key.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { secretOf, signedHeaders } from './sign.ts'

const owner = signedIn('owner')

async function openShop(settings: Record<string, string> = {}) {
  const receiver = await openReceiver()
  const clock = createTestClock()
  const shop = await startTestShop({ clock, settings: { WEBHOOK_INSIDE_HOSTS: receiver.host, ...settings } })
  const ask = <Name extends OperationName>(name: Name, input: InputOf<Name>): Promise<ValueOf<Name>> =>
    shop.operations.ask(name, owner, input)
  const listen = (events: readonly EventName[] = eventNames) =>
    ask('webhooks.create', { name: 'Label station', url: receiver.url, events: [...events] })
  const told = async (webhook: string) => (await ask('webhooks.deliveries', { webhook })).deliveries
  const close = async () => {
    await shop[Symbol.asyncDispose]()
    await receiver[Symbol.asyncDispose]()
  }
  return { shop, receiver, clock, ask, listen, told, close }
}

/** For tests that read the whole shop, or change its keys. */
async function openOwnShop(settings?: Record<string, string>) {
  const opened = await openShop(settings)
  onTestFinished(opened.close)
  return opened
}

const shared = await openShop()
afterAll(shared.close)

/** The same shop for all tests that only look at their own webhook; it has no other. */
async function lendShop() {
  const { ask, receiver } = shared
  receiver.received.length = 0
  receiver.answer({ status: 200 })
  expect((await ask('webhooks.list', {})).webhooks).toEqual([])
  onTestFinished(async () => {
    for (const { id } of (await ask('webhooks.list', {})).webhooks)
      await ask('webhooks.remove', { webhook: id })
  })
  return shared
}

/** Runs due jobs; a delivery that isn't accepted fails its job, which is retried later. */
const runDue = ({ jobs }: TestShop) => jobs.runDue().catch((error) => error)

/** Makes the next attempt due. */
const comeDue = ({ database }: TestShop) =>
  database.pool.query(
    `update pgboss.job set start_after = now() where name = 'webhooks.deliver' and state = 'retry'`,
  )

const typesOf = (received: readonly Received[]): string[] => received.map(({ body }) => JSON.parse(body).type)

const speak = (shop: TestShop, name: EventName = 'quote.requested') =>
  shop.database.transaction((transaction) =>
    shop.webhooks.emit(transaction, name, events[name].example as never),
  )

/** As the doctor reports it. */
async function mailsFail(shop: TestShop, isSo: boolean): Promise<void> {
  await runDue(shop)
  await shop.database.pool.query('update mails set state = $1', [isSo ? 'failed' : 'sent'])
  await shop.jobs.enqueue(shop.database.orm, watchShopJob, {})
}

test('each event is reported once, when it happens in the shop, signed per the Standard Webhooks rules', async () => {
  const { shop, receiver, listen } = await openOwnShop()
  const { secret, webhook } = await listen()
  const buyer = signedIn()
  const { order, item } = await sellDrawnSheet(shop, buyer)
  await shop.printFiles.request(owner, item.id)
  await runDue(shop)
  await shop.orders.setStatus(owner, order.id, 'in_production')
  const parcel = { order: order.id, trackingNumber: '1Z999', carrier: 'UPS' }
  await shop.operations.ask('shipping.enter-tracking', owner, parcel)
  await shop.payments.refund(owner, order.id, { refundId: randomUUID(), kind: 'full', reason: 'Misprint' })
  await shop.operations.ask('quotes.request', visitor(), quote)
  const account = {
    email: 'ada@example.com',
    password: 'ink on film',
    role: 'customer',
    fullName: 'Ada',
  } as const
  await shop.auth.createUser({ ...account, phone: '' })
  await mailsFail(shop, true)
  await mailsFail(shop, false)
  await runDue(shop)

  expect([...new Set(typesOf(receiver.received))].toSorted()).toEqual(eventNames.toSorted())
  for (const { body, headers } of receiver.received) {
    const { type, timestamp, data } = new Webhook(secret).verify(body, headers) as Told
    expect(events[type].data.parse(data)).toEqual(data)
    expect(new Date(timestamp).toISOString()).toBe(timestamp)
  }
  expect(JSON.stringify(receiver.received.map(({ body }) => body))).not.toMatch(/ada@example|Ada|Analytical/)
  const dataOf = (name: EventName) =>
    JSON.parse(receiver.received[typesOf(receiver.received).indexOf(name)]?.body ?? '').data
  expect(dataOf('order.paid')).toEqual({
    ...{ orderId: order.id, orderNumber: order.orderNumber },
    totalCents: (await shop.database.orm.select().from(orders))[0]?.totalCents,
  })
  expect(dataOf('print_file.ready')).toMatchObject({ orderId: order.id, orderItemId: item.id, part: 'sheet' })
  expect(dataOf('shipment.created')).toMatchObject({ carrier: 'UPS', trackingNumber: '1Z999' })
  // A call signed with one key doesn't verify with another.
  const other = new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`)
  const [first] = receiver.received
  expect(() => other.verify(first?.body ?? '', first?.headers ?? {})).toThrow()
  expect(webhook.events.length).toBe(eventNames.length)
})

test('events no one subscribed to, or that were rolled back, are not reported', async () => {
  const { shop, receiver, listen } = await lendShop()
  await listen(['order.paid'])
  await speak(shop)
  const undone = shop.database.transaction(async (transaction) => {
    await shop.webhooks.emit(transaction, 'order.paid', events['order.paid'].example)
    throw new Error('No')
  })
  await expect(undone).rejects.toThrow('No')
  await runDue(shop)
  expect(receiver.received).toEqual([])
  await speak(shop, 'order.paid')
  await runDue(shop)
  expect(typesOf(receiver.received)).toEqual(['order.paid'])
})

test('a program that refuses, redirects or is down gets the event when it is back a day later, under the same id', async () => {
  const { shop, receiver, clock, ask, listen, told } = await lendShop()
  const { webhook, secret } = await listen(['quote.requested'])
  const elsewhere = await openReceiver()
  onTestFinished(() => elsewhere[Symbol.asyncDispose]())
  await speak(shop)
  for (const answer of [{ status: 500 }, { status: 302, headers: { location: elsewhere.url } }]) {
    receiver.answer(answer)
    expect(String(await runDue(shop))).toContain(String(answer.status))
    // When resent by hand it goes out now, in the job that is already waiting, and only once.
    const [waiting] = await told(webhook.id)
    await ask('webhooks.repeat', { webhook: webhook.id, delivery: waiting?.id ?? '' })
  }
  clock.advance(days(1))
  receiver.answer({ status: 204 })
  const triedAfter = secondOf(clock)
  expect(await runDue(shop)).toBeUndefined()
  expect(elsewhere.received).toEqual([])
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const [delivery] = await told(webhook.id)
  expect(delivery).toMatchObject({
    state: 'delivered',
    attempts: [
      { status: 500, problem: 'It answered 500' },
      { status: 302, problem: 'It answered 302, a redirect, which is not followed' },
      { status: 204, problem: null },
    ],
  })
  // Its timestamp is of the attempt, not of the event: receivers reject old ones.
  const last = receiver.received.at(-1)
  const tried = Number(last?.headers['webhook-timestamp'])
  expect(tried).toBeGreaterThanOrEqual(triedAfter)
  expect(tried).toBeLessThanOrEqual(secondOf(clock))
  clock.advance(-days(1))
  const first = receiver.received[0]
  expect(() => new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {})).not.toThrow()
  await comeDue(shop)
  await runDue(shop)
  expect(receiver.received).toHaveLength(3)
})

test('retries space out over three days; then a program that accepted nothing is turned off, and staff are notified', async () => {
  const { shop, receiver, ask, listen, told } = await openOwnShop()
  const { webhook } = await listen(['quote.requested'])
  receiver.answer({ status: 500 })
  await speak(shop)
  const pauses: number[] = []
  for (;;) {
    await runDue(shop)
    const { rows } = await shop.database.pool.query<{ state: string; pause: number }>(
      `select state, extract(epoch from start_after - now())::float as pause from pgboss.job where name = 'webhooks.deliver'`,
    )
    if (rows[0]?.state !== 'retry') break
    pauses.push(rows[0].pause)
    await comeDue(shop)
  }
  const waited = pauses.reduce((sum, pause) => sum + pause, 0)
  expect(waited).toBeGreaterThan(hours(48) / 1_000)
  expect(pauses[0]).toBeLessThan(15)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(hours(8) / 1_000 + 1)
  expect(pauses.length).toBeLessThan(30)
  await repairWork({ database: shop.database, log: silentLog(), work: shop.pendingWork })
  expect(await told(webhook.id)).toMatchObject([{ state: 'failed' }])
  const problem = 'It accepted nothing for three days.'
  expect((await ask('webhooks.list', {})).webhooks).toMatchObject([{ isActive: false, problem }])
  expect(await shop.reports.attention(owner)).toMatchObject([
    { kind: 'webhook_off', id: webhook.id, title: 'Label station', reason: problem },
  ])

  await speak(shop)
  expect(await told(webhook.id)).toHaveLength(1)
  const { webhooks } = await ask('webhooks.list', {})
  const { id, name, url, events, version } = webhooks[0] ?? expect.unreachable()
  await ask('webhooks.update', { webhook: id, name, url, events, version, isActive: true })
  receiver.answer({ status: 200 })
  const [missed] = await told(webhook.id)
  await ask('webhooks.repeat', { webhook: id, delivery: missed?.id ?? '' })
  await runDue(shop)
  expect(await told(webhook.id)).toMatchObject([{ id: missed?.id, state: 'delivered' }])
  expect(await shop.reports.attention(owner)).toEqual([])
})

test('a program that accepted something in between stays on; one that answers 410 gets nothing more', async () => {
  const { shop, receiver, ask, listen } = await openOwnShop()
  const { webhook } = await listen(['quote.requested', 'order.paid'])
  const isActive = async () => (await ask('webhooks.list', {})).webhooks[0]?.isActive
  receiver.answer(({ body }) => ({ status: JSON.parse(body).type === 'order.paid' ? 500 : 200 }))
  await speak(shop, 'order.paid')
  await runDue(shop)
  await speak(shop)
  await runDue(shop)
  await shop.database.pool.query(
    `update pgboss.job set state = 'failed' where name = 'webhooks.deliver' and state = 'retry'`,
  )
  await repairWork({ database: shop.database, log: silentLog(), work: shop.pendingWork })
  const states = async () =>
    (await ask('webhooks.deliveries', { webhook: webhook.id })).deliveries.map(({ event, state }) => [
      event,
      state,
    ])
  expect(await states()).toEqual([
    ['quote.requested', 'delivered'],
    ['order.paid', 'failed'],
  ])
  expect(await isActive()).toBe(true)

  receiver.answer({ status: 410 })
  await speak(shop)
  expect(await runDue(shop)).toBeUndefined()
  expect([await isActive(), (await states())[0]]).toEqual([false, ['quote.requested', 'failed']])
})

test('pending deliveries of a webhook that is turned off or removed are not sent', async () => {
  const { shop, receiver, ask, listen, told } = await lendShop()
  const { webhook } = await listen(['quote.requested'])
  await speak(shop)
  const { id, name, url, events, version } = webhook
  await ask('webhooks.update', { webhook: id, name, url, events, version, isActive: false })
  await runDue(shop)
  expect(await told(id)).toMatchObject([
    { state: 'failed', attempts: [{ problem: 'The webhook is turned off' }] },
  ])
  await ask('webhooks.repeat', { webhook: id, delivery: (await told(id))[0]?.id ?? '' })
  await ask('webhooks.remove', { webhook: id })
  await runDue(shop)
  expect(receiver.received).toEqual([])
})

test('after a secret is replaced, calls are signed with both for a day; after the shop’s key changes, with both keys', async () => {
  const keys = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'))
  const { shop, receiver, clock, ask, listen } = await openOwnShop({ SECRETS_KEY: keys[0] ?? '' })
  const { webhook, secret: former } = await listen(['quote.requested'])
  const { secret } = await ask('webhooks.change-secret', { webhook: webhook.id })
  const readers = async (...secrets: string[]) => {
    await speak(shop)
    await runDue(shop)
    const { body, headers } = receiver.received.at(-1) ?? expect.unreachable()
    // The package uses today's clock, and these calls use the test's.
    const at = new Date(Number(headers['webhook-timestamp']) * 1_000)
    return secrets.map((one) =>
      headers['webhook-signature']
        ?.split(' ')
        .includes(new Webhook(one).sign(headers['webhook-id'] ?? '', at, body)),
    )
  }
  expect(await readers(secret, former)).toEqual([true, true])
  clock.advance(days(1))
  expect(await readers(secret, former)).toEqual([true, false])

  const { secret: ofOtherKey } = await ask('webhooks.change-secret', { webhook: webhook.id })
  expect(ofOtherKey).not.toBe(secret)
  const [old, fresh] = keys.map((key) => Buffer.from(key, 'base64')) as [Buffer, Buffer]
  const row = { id: webhook.id, secretGeneration: 1, secretChangedAt: null }
  const [before, after] = [createSecretBox(() => [old]), createSecretBox(() => [fresh, old])]
  const message = { id: 'msg', body: '{}', now: clock.now() }
  const signed = signedHeaders(after, row, message)['webhook-signature']?.split(' ')
  for (const box of [before, after])
    expect(signed).toContain(new Webhook(secretOf(box, row)).sign('msg', message.now, '{}'))
})

test('a program that creates its own webhook with an Idempotency-Key gets the same secret on each try, and the database stores none', async () => {
  const { shop, receiver } = await openOwnShop()
  const { key } = await makeKey(shop, 'ERP', ['webhooks.write'])
  const make = async () => {
    const answer = await fetch(`${shop.origin}/api/v1/webhooks`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': 'one',
      },
      body: JSON.stringify({ name: 'ERP', url: receiver.url, events: ['order.paid'] }),
    })
    return [answer.status, await answer.json()] as const
  }
  const [first, again] = [await make(), await make()]
  expect(first[0]).toBe(201)
  expect(again).toEqual(first)
  const { rows } = await shop.database.pool.query<{ row: string }>(
    `select row_to_json(w)::text as row from webhooks w union all select row_to_json(c)::text from calls_made_once c`,
  )
  expect(rows).toHaveLength(2)
  const [, ofFirst] = String(first[1].secret).split('_')
  for (const { row } of rows) expect(row).not.toContain(ofFirst)
})

test('deliveries made a month ago are forgotten; pending ones are not', async () => {
  const { shop, receiver, clock, listen, told } = await openOwnShop()
  const { webhook } = await listen(['quote.requested'])
  await speak(shop)
  await runDue(shop)
  receiver.answer({ status: 500 })
  await speak(shop)
  await runDue(shop)
  clock.advance(days(30) + 1)
  await shop.retention.apply()
  expect(await told(webhook.id)).toMatchObject([{ state: 'waiting' }])
})

test('deliveries are listed page by page, and a test reports only that it works', async () => {
  const { shop, receiver, ask, listen } = await lendShop()
  const { webhook } = await listen(['quote.requested'])
  for (let count = 0; count < 4; count++) await speak(shop)
  await ask('webhooks.try', { webhook: webhook.id })
  await runDue(shop)
  const seen: string[] = []
  for (let cursor: string | undefined; ; ) {
    const { deliveries, next } = await ask('webhooks.deliveries', { webhook: webhook.id, cursor, limit: 2 })
    seen.push(...deliveries.map(({ id }) => id))
    if (next === null) break
    cursor = next
  }
  expect(new Set(seen).size).toBe(5)
  expect((await ask('webhooks.deliveries', { webhook: webhook.id, state: 'failed' })).deliveries).toEqual([])
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toContainEqual(
    expect.objectContaining({ type: 'webhook.test', data: { name: 'Label station' } }),
  )
})

test.each([
  ['http://example.com/x', 'The address must begin with https://'],
  ['https://127.0.0.1/x', 'inside'],
  ['https://[::1]/x', 'inside'],
  ['https://2130706433/x', 'inside'],
  ['https://0x7f.1/x', 'inside'],
  ['https://[::ffff:10.0.0.1]/x', 'inside'],
  ['https://169.254.169.254/latest', 'inside'],
  ['https://me:secret@example.com/x', 'Leave the username and password out'],
  ['ftp://example.com/x', 'Enter a full address'],
])('the address %s is refused with a reason', async (url, words) => {
  const { shop } = await lendShop()
  const outcome = await shop.operations.call('webhooks.create', owner, {
    name: 'X',
    url,
    events: ['order.paid'],
  })
  expect(outcome).toMatchObject({
    ok: false,
    reason: 'invalid',
    fieldErrors: { url: expect.stringContaining(words) },
  })
})

const secondOf = (clock: Clock): number => Math.floor(clock.now().getTime() / 1_000)

type Told = { type: EventName; timestamp: string; data: unknown }

const quote = {
  ...{ product: 'tumbler' as const, name: 'Ada Lovelace', email: 'ada@example.com', quantity: '40' },
  details: { Size: '40oz', Message: '' },
}
