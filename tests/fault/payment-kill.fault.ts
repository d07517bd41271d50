import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, browse } from '#tests/harness/browse.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { type KillableShop, startKillableShop } from '#tests/harness/processes/killable-shop.ts'
import { checkoutForm, designedLine } from '#tests/harness/sell.ts'
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

let shop: KillableShop
/** Each test leaves one more paid order, and the shop open. */
let orderCount = 0

beforeAll(async () => {
  shop = await startKillableShop({})
})
afterAll(() => shop?.[Symbol.asyncDispose]())

test('killed after the shopper paid, before anything came back: the restart makes one paid order', async () => {
  const { pool } = shop.database
  const browser = browse(shop)
  const line = await designedLine(shop, browser.actor)
  const { redirectUrl } = await prepare(browser, checkoutForm([line]))
  await shop.kill()
  // The provider is another computer: its page took the payment, and its webhook found nobody.
  await pool.query(`update sandbox_payments set state = 'paid'`)
  await pool.query(`update payment_attempts set next_check_at = now()`)
  expect(await statuses()).toEqual(['awaiting'])

  await shop.startAgain()

  expect(redirectUrl).toContain('/sandbox-pay/')
  await expectOneMorePaidOrder()
})

test('killed while the payment page sends the shopper back: webhook and return after the restart agree', async () => {
  const browser = browse(shop)
  const line = await designedLine(shop, browser.actor)
  const { redirectUrl, attemptId } = await prepare(browser, checkoutForm([line]))
  const answer = await pay(browser, redirectUrl)
  await shop.kill()
  expect(answer.headers.get('location')).toContain(attemptId)

  await shop.startAgain()
  const returned = await Promise.all(
    Array.from({ length: 5 }, () =>
      fetch(`${shop.origin}/payment-success?attempt=${attemptId}`, {
        method: 'POST',
        headers: browser.headers,
        body: new URLSearchParams({ operation: 'payments.settle' }),
      }),
    ),
  )
  expect(returned.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await expectOneMorePaidOrder()
})

test('killed between PREPARE and CALL or right after: the same form sent again is the same order', async () => {
  const browser = browse(shop)
  const form = checkoutForm([await designedLine(shop, browser.actor)])
  const cut = prepare(browser, form).catch(() => null)
  await until(async () => (await statuses()).length > orderCount)
  await shop.kill()
  await cut

  await shop.startAgain()
  const { redirectUrl } = await prepare(browser, form)
  expect((await pay(browser, redirectUrl)).status).toBe(302)
  await expectOneMorePaidOrder()
})

async function statuses(): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ payment_status: string }>(
    'select payment_status from orders order by placed_at',
  )
  return rows.map((row) => row.payment_status)
}

/** Once the order is paid and both of its mails are sent. */
async function expectOneMorePaidOrder(): Promise<void> {
  orderCount++
  const { pool } = shop.database
  const done = `select (select count(*)::int from orders where payment_status = 'paid') = $1
    and (select count(*)::int from mails where state = 'sent') >= 2 * $1 as done`
  await until(async () => (await pool.query<{ done: boolean }>(done, [orderCount])).rows[0]?.done === true)
  const { rows } = await pool.query(
    `select o.order_number, o.status, a.captured_cents, (select count(*)::int from mails) as mails,
       (select count(*)::int from sandbox_payments) as payments
     from orders o join payment_attempts a on a.order_id = o.id order by o.order_number`,
  )
  expect(rows).toEqual(
    Array.from({ length: orderCount }, (_, index) => ({
      ...{ order_number: `GW-00000${index + 1}`, status: 'pending_review', captured_cents: 4_147 },
      ...{ mails: 2 * orderCount, payments: orderCount },
    })),
  )
  await expectMoneyToAddUp(shop.database)
}
