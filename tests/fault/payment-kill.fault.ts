import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, browse } from '#tests/harness/browse.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { type KillableShop, startKillableShop } from '#tests/harness/processes/killable-shop.ts'
import { checkoutForm, designedLine } from '#tests/harness/sell.ts'
import { until } from '#tests/harness/until.ts'
import { beginBackup } from './at-the-kill/backup.ts'
import { beginUploads } from './at-the-kill/uploads.ts'

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

const stack = new AsyncDisposableStack()
let backups: string
let shop: KillableShop

beforeAll(async () => {
  backups = await mkdtemp(join(tmpdir(), 'gangway-backup-kill-'))
  stack.defer(() => rm(backups, { recursive: true, force: true }))
  shop = stack.use(await startKillableShop({ BACKUP_ROOT: backups }))
})
afterAll(() => stack.disposeAsync())

// Each start takes a second and a half of a core, so one kill interrupts several things, which don't affect each other.
test('killed with three payments in progress, an upload, an inspection and a scheduled backup: each payment is one paid order, the upload resumes to the same bytes, the inspection finishes, the earlier backup stays, and the next start completes it', async () => {
  const { pool } = shop.database
  const formOf = async (browser: Browser) => checkoutForm([await designedLine(shop, browser.actor)])
  const [silent, returning, cutOff] = [browse(shop), browse(shop), browse(shop)]
  const { redirectUrl, attemptId: silentId } = await prepare(silent, await formOf(silent))
  expect(redirectUrl).toContain('/sandbox-pay/')
  const { attemptId, ...page } = await prepare(returning, await formOf(returning))
  const answer = await pay(returning, page.redirectUrl)
  expect(answer.headers.get('location')).toContain(attemptId)
  const backup = await beginBackup(shop, backups)
  const uploads = await beginUploads(shop)
  const form = await formOf(cutOff)
  const cut = prepare(cutOff, form).catch(() => null)
  await until(async () => (await statuses()).length === 3 && (await uploads.isInspecting()))
  await shop.kill()
  await cut
  await uploads.areCut()
  await backup.isCut()
  // The provider is a separate machine: its page took the payment, and its webhook reached no one.
  await pool.query(`update sandbox_payments set state = 'paid' where reference = $1`, [
    redirectUrl.split('/').at(-1),
  ])
  await pool.query('update payment_attempts set next_check_at = now() where id = $1', [silentId])
  expect(await statuses()).toContain('awaiting')

  await shop.startAgain()
  const returned = await Promise.all(
    Array.from({ length: 5 }, () =>
      fetch(`${shop.origin}/payment-success?attempt=${attemptId}`, {
        method: 'POST',
        headers: returning.headers,
        body: new URLSearchParams({ operation: 'payments.settle' }),
      }),
    ),
  )
  expect(returned.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  // Submitting the same form again gives the same order.
  const again = await prepare(cutOff, form)
  expect((await pay(cutOff, again.redirectUrl)).status).toBe(302)
  await expectPaidOrders(3)
  await uploads.areFinished()
  await backup.isMadeWhole()
})

async function statuses(): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ payment_status: string }>(
    'select payment_status from orders order by placed_at',
  )
  return rows.map((row) => row.payment_status)
}

/** Once the orders are paid and both emails of each are sent. */
async function expectPaidOrders(orderCount: number): Promise<void> {
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
