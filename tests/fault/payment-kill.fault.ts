import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Browser, browse } from '#tests/harness/browse.ts'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { startServerProcess } from '#tests/harness/processes/server-process.ts'
import { checkoutForm, designedLine } from '#tests/harness/sell.ts'
import { freePort } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'

type Prepared = { redirectUrl: string; attemptId: string }

const prepare = async (browser: Browser, form: unknown): Promise<Prepared> =>
  (await browser.send('POST', '/api/v1/checkout/prepare', form)).json() as Promise<Prepared>

const pay = (browser: Browser, redirectUrl: string): Promise<Response> =>
  fetch(redirectUrl, {
    method: 'POST',
    headers: browser.headers,
    body: new URLSearchParams({ operation: 'sandbox-payments.pay', card: 'approved' }),
    redirect: 'manual',
  })

test('killed after the shopper paid, before anything came back: the restart makes one paid order', async () => {
  await using place = await openPlace()
  const { database } = place
  const killed = await startServerProcess(place)
  const browser = browse(killed)
  const line = await designedLine({ database }, browser.actor)
  const { redirectUrl } = await prepare(browser, checkoutForm([line]))
  await killed.kill()
  // The provider is another computer: its page took the payment, and its webhook found nobody.
  await database.pool.query(`update sandbox_payments set state = 'paid'`)
  await database.pool.query(`update payment_attempts set next_check_at = now()`)
  expect(await statuses(database)).toEqual(['awaiting'])

  await using _again = await startServerProcess(place)
  await settled(database)

  expect(redirectUrl).toContain('/sandbox-pay/')
  await expectOnePaidOrder(database)
})

test('killed while the payment page sends the shopper back: webhook and return after the restart agree', async () => {
  await using place = await openPlace()
  const { database } = place
  const killed = await startServerProcess(place)
  const browser = browse(killed)
  const line = await designedLine({ database }, browser.actor)
  const { redirectUrl, attemptId } = await prepare(browser, checkoutForm([line]))
  const answer = await pay(browser, redirectUrl)
  await killed.kill()
  expect(answer.headers.get('location')).toContain(attemptId)

  await using again = await startServerProcess(place)
  const returned = await Promise.all(
    Array.from({ length: 5 }, () =>
      fetch(`${again.origin}/payment-success?attempt=${attemptId}`, {
        method: 'POST',
        headers: browser.headers,
        body: new URLSearchParams({ operation: 'payments.settle' }),
      }),
    ),
  )
  expect(returned.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await settled(database)
  await expectOnePaidOrder(database)
})

test('killed between PREPARE and CALL or right after: the same form sent again is the same order', async () => {
  await using place = await openPlace()
  const { database } = place
  const killed = await startServerProcess(place)
  const browser = browse(killed)
  const form = checkoutForm([await designedLine({ database }, browser.actor)])
  const cut = prepare(browser, form).catch(() => null)
  await until(async () => (await statuses(database)).length > 0)
  await killed.kill()
  await cut

  await using _again = await startServerProcess(place)
  const { redirectUrl } = await prepare(browser, form)
  expect((await pay(browser, redirectUrl)).status).toBe(302)
  await settled(database)
  await expectOnePaidOrder(database)
})

async function openPlace() {
  const database = await createTestDatabase()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gangway-payment-'))
  const port = await freePort()
  return {
    database,
    dataDirectory,
    port,
    settings: { DATABASE_URL: database.connectionString, PUBLIC_URL: `http://localhost:${port}` },
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

async function statuses({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ payment_status: string }>('select payment_status from orders')
  return rows.map((row) => row.payment_status)
}

/** Until the order is paid and both of its mails are sent. */
async function settled({ pool }: TestDatabase): Promise<void> {
  const query = `select (select count(*) from orders where payment_status = 'paid') = 1
    and (select count(*) from mails where state = 'sent') >= 2 as done`
  await until(async () => (await pool.query<{ done: boolean }>(query)).rows[0]?.done === true)
}

async function expectOnePaidOrder(database: TestDatabase): Promise<void> {
  const { rows } = await database.pool.query(
    `select o.order_number, o.status, a.captured_cents, (select count(*)::int from mails) as mails,
       (select count(*)::int from sandbox_payments) as payments
     from orders o join payment_attempts a on a.order_id = o.id`,
  )
  const captured_cents = 4_147
  expect(rows).toEqual([
    { order_number: 'GW-000001', status: 'pending_review', captured_cents, mails: 2, payments: 1 },
  ])
  await expectMoneyToAddUp(database)
}
