import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupPlanSchema } from '#domain/backups/backup-plan.ts'
import { backupPlans } from '#server/backup/tables.ts'
import { orderConfirmation, sampleOrder } from '#server/mail/templates/order-confirmation.ts'
import { startMailServer } from '#tests/fakes/mail-server.ts'
import { startStripe } from '#tests/fakes/stripe/start-stripe.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { commandHere } from '#tests/harness/processes/command-here.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

test('the doctor names what has to be fixed, and passes a shop that is ready for the public', async () => {
  await using database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'gangway-doctor-'))
  try {
    const settings = { DATABASE_URL: database.connectionString, DATA_DIR: folder }
    expect((await commandHere(['migrate'], settings)).said).toBe('The database is up to date.\n')

    const unready = await commandHere(['doctor'], settings)
    expect(unready.code).toBe(1)
    expect(unready.said).toContain('FIX   Public address')
    expect(unready.said).toContain('FIX   Mail server')
    expect(unready.said).toContain('FIX   Payments         sandbox: anyone can order without paying.')
    expect(unready.said).toMatch(/ ok {3}PostgreSQL +18\.\d/)

    await using mailServer = await startMailServer()
    const address = { PUBLIC_URL: 'https://shop.example', SMTP_URL: mailServer.url }
    await using stripe = await startStripe()
    const wrong = { ...stripe.settings, STRIPE_SECRET_KEY: 'sk_live_of_another_shop' }
    const refused = await commandHere(['doctor'], { ...settings, ...address, ...wrong })
    expect(refused.said).toMatch(
      /FIX {3}Payments +Stripe answered with a non-2xx status \(401\).*Check the STRIPE_…/,
    )
    expect(refused.said).toContain('FIX   Backups          none are planned.')

    const plan = backupPlanSchema.parse({
      ...{ every: 'never', hour: 3, weekday: 7, isEncrypted: false, keep: { days: 1, weeks: 0, months: 0 } },
      place: { kind: 'folder', folder: 'shop' },
    })
    await database.orm.insert(backupPlans).values({ plan, plannedAt: new Date() })
    const ready = await commandHere(['doctor'], { ...settings, ...address, ...stripe.settings })
    // That domain has no DNS records, wherever this test runs.
    const wanting = ready.said.split('\n').filter((line) => line.startsWith('FIX '))
    expect(wanting.filter((line) => !line.startsWith('FIX   Mail domain'))).toEqual([])
    expect(ready.said).toContain('Stripe; its webhooks go to https://shop.example/webhooks/stripe')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('the doctor counts what Attention shows, and leaves out what succeeded later', async () => {
  await using shop = await startTestShop()
  const settings = { DATABASE_URL: shop.connectionString, DATA_DIR: shop.environment.DATA_DIR }
  const staff = signedIn('admin')
  const failed = (name: string, data: object, state: string, after: number) =>
    shop.database.pool.query(
      `insert into pgboss.job (name, data, state, completed_on) values ($1, $2, $3, now() + $4 * interval '1 second')`,
      [name, data, state, after],
    )
  const counted = async () => (await commandHere(['doctor'], settings)).said
  const [orderId, shipmentId] = [crypto.randomUUID(), crypto.randomUUID()]
  for (let sweep = 0; sweep < 10; sweep++) await failed('payments.sweep', {}, 'failed', sweep)
  await failed('orders.mail-placed', { orderId, isVerified: true }, 'failed', 0)
  await failed('shipping.track', { shipmentId }, 'failed', 0)
  await shop.mail.send(shop.database.orm, {
    ...{ template: orderConfirmation, to: 'ada@example.com', dedupeKey: '1', data: sampleOrder },
  })
  await shop.database.pool.query("update mails set state = 'failed', error = 'No such mailbox'")
  expect((await shop.reports.attention(staff)).map(({ kind }) => kind)).toEqual([
    'mail_failed',
    ...Array.from({ length: 12 }, () => 'job_failed'),
  ])
  expect(await counted()).toMatch(/FIX {3}Jobs +12 failed for good[\s\S]*FIX {3}Emails +1 could not be sent/)

  await failed('payments.sweep', {}, 'completed', 20)
  await failed('orders.mail-placed', { isVerified: true, orderId }, 'completed', 20)
  await failed('shipping.track', { shipmentId: crypto.randomUUID() }, 'completed', 20)
  expect(await shop.reports.attention(staff)).toMatchObject([
    { kind: 'mail_failed' },
    { kind: 'job_failed', title: 'Check where a parcel is' },
  ])
  expect(await counted()).toMatch(/FIX {3}Jobs +1 failed for good/)

  // No worker takes jobs, and one has been due for minutes.
  await shop.database.pool.query(
    `update pgboss.job set state = 'created', start_after = now() - interval '3 minutes' where name = 'mail.deliver'`,
  )
  expect(await shop.reports.attention(staff)).toMatchObject([
    {
      kind: 'work_waits',
      title: 'One task is waiting to be done',
      reason: expect.stringContaining('--worker'),
    },
    { kind: 'mail_failed' },
    { kind: 'job_failed' },
  ])
  expect(await counted()).toMatch(/FIX {3}Jobs +1 failed for good, 1 late, and no process is running them/)
})
