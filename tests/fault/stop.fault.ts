import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { browse } from '#tests/harness/browse.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { startBalancer } from '#tests/harness/processes/balancer.ts'
import { holdTable } from '#tests/harness/processes/hold-table.ts'
import { type ServerProcess, startServerProcess } from '#tests/harness/processes/server-process.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { checkoutForm, designedLine } from '#tests/harness/sell.ts'
import { freePort } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'

// Each start takes two seconds of a core: the two processes still running after the first test end in the following
// ones.
const place = await openPlace()
const { database } = place
afterAll(() => place[Symbol.asyncDispose]())
const running: ServerProcess[] = []

test('processes of one shop are restarted one after another, under load: no visitor notices', async () => {
  // Each shopper comes from a separate network.
  const settings = { STOP_NOTICE_SECONDS: '1', STOP_SECONDS: '3600', TRUSTED_PROXIES: '127.0.0.1,::1' }
  const processes = [await place.start(settings), await place.start(settings)]
  const ports = processes.map(({ origin }) => Number(new URL(origin).port))
  await using balancer = await startBalancer(ports)
  await until(async () => ports.every(balancer.isReady))

  let isOver = false
  const answers: (number | string)[] = []
  const visit = async (): Promise<void> => {
    const browser = browse({ origin: balancer.origin })
    const headers = { ...browser.headers, accept: 'text/html' }
    while (!isOver) {
      for (const path of ['/', '/api/v1/artworks', '/robots.txt', '/tshirts']) {
        const answer = await fetch(balancer.origin + path, { headers }).catch(String)
        if (typeof answer !== 'string') await answer.arrayBuffer().catch(() => answers.push('cut off'))
        answers.push(typeof answer === 'string' ? answer : answer.status)
      }
    }
  }
  /** Each in turn requests a price and checks out twice with the same key, through whichever process it reaches. */
  const keys: string[] = []
  const buy = async (): Promise<void> => {
    while (!isOver) {
      const { actor, headers } = browse({ origin: balancer.origin })
      const line = await designedLine({ database }, actor)
      const form = checkoutForm([line])
      const from = `10.0.${keys.length >> 8}.${keys.length & 255}`
      keys.push(form.checkoutKey)
      const send = async (path: string, json: object): Promise<string> => {
        const answer = await fetch(balancer.origin + path, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': from },
          body: JSON.stringify(json),
        }).catch(String)
        answers.push(typeof answer === 'string' ? answer : answer.status)
        return typeof answer === 'string' ? '' : answer.text().catch(() => 'cut off')
      }
      await send('/api/v1/cart/total', { lines: [line], delivery: 'shipping' })
      const told = [
        await send('/api/v1/checkout/prepare', form),
        await send('/api/v1/checkout/prepare', form),
      ]
      if (told[0] !== told[1]) answers.push(`another answer to the same key: ${told.join(' ')}`)
    }
  }
  const visitors = isLong ? [visit(), visit(), visit(), buy(), buy()] : [visit(), buy()]
  for (const process_ of isLong ? [...processes] : processes.slice(0, 1)) {
    const { port } = new URL(process_.origin)
    const before = answers.length
    await until(async () => answers.length > before + 20)
    process.kill(process_.pid, 'SIGTERM')
    expect(await process_.gone).toBe(0)
    running.push(await place.start(settings, Number(port)))
    await until(async () => balancer.isReady(Number(port)))
  }
  if (!isLong) running.push(...processes.slice(1))
  isOver = true
  await Promise.all(visitors)

  expect(answers.length).toBeGreaterThan(40)
  expect(new Set(answers)).toEqual(new Set([200, 201]))
  expect(keys.length).toBeGreaterThan(2)
  const { rows } = await database.pool.query<{ key: string }>('select checkout_key as key from orders')
  expect(rows.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
})

test('SIGTERM: requests in progress are answered, streams end politely, and only then the process ends', async () => {
  const shop = running.shift() ?? expect.unreachable()
  const attempts = async () => (await database.pool.query('select 1 from payment_attempts')).rowCount
  const before = (await attempts()) ?? 0
  const browser = browse(shop)
  const form = checkoutForm([await designedLine({ database }, browser.actor)])
  const events = await browser.get('/events')
  const heard = text(events.body as never)
  expect((await fetch(`${shop.origin}/health/ready`)).status).toBe(200)
  const held = await holdTable(database, 'order_items')
  const buying = browser.send('POST', '/api/v1/checkout/prepare', form)
  await held.isWaitedFor()

  process.kill(shop.pid, 'SIGTERM')

  // It still responds, and reports that visitors should go elsewhere.
  await expect.poll(async () => [(await fetch(`${shop.origin}/health/ready`)).status]).toEqual([503])
  expect(await heard).toContain(': open')
  await held.letGo()
  const bought = await buying
  expect(bought.status).toBe(201)
  expect(bought.headers.get('connection')).toBe('close')
  expect(await bought.json()).toMatchObject({ redirectUrl: expect.stringContaining('/sandbox-pay/') })
  expect(await shop.gone).toBe(0)
  expect(await attempts()).toBe(before + 1)
})

test('a second signal ends it immediately, whatever is still in progress', async () => {
  const shop = running.shift() ?? expect.unreachable()
  const browser = browse(shop)
  const form = checkoutForm([await designedLine({ database }, browser.actor)])
  const held = await holdTable(database, 'order_items')
  const buying = browser.send('POST', '/api/v1/checkout/prepare', form).catch(() => 'cut')
  await held.isWaitedFor()

  let hasEnded = false
  const ended = shop.gone.then(() => {
    hasEnded = true
  })
  await until(async () => {
    if (!hasEnded) process.kill(shop.pid, 'SIGTERM')
    return hasEnded
  })
  await ended

  expect(await shop.gone).toBe(1)
  expect(await buying).toBe('cut')
  await held.letGo()
})

async function openPlace() {
  const stack = new AsyncDisposableStack()
  const database = stack.use(await createTestDatabase())
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gangway-stop-'))
  stack.defer(() => rm(dataDirectory, { recursive: true, force: true }))
  return {
    database,
    async start(settings: Record<string, string>, known?: number): Promise<ServerProcess> {
      const port = known ?? (await freePort())
      const all = { DATABASE_URL: database.connectionString, ...settings }
      return stack.use(await startServerProcess({ dataDirectory, port, settings: all }))
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}
