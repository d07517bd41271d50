import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { days } from '#server/kernel/clock.ts'
import { paymentAttempts, paymentEvents } from '#server/payments/tables.ts'
import { startMailServer } from '#tests/fakes/mail-server.ts'
import { startStripe } from '#tests/fakes/stripe/start-stripe.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { composeTestShop, shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { watchShopJob } from './index.ts'
import type { Certificate, NetworkLook } from './port.ts'

const shop = await shareTestShop()

const address = { PUBLIC_URL: 'https://shop.example', MAIL_FROM: 'Print Co. <hello@shop.example>' }
const records = new Map([
  ['shop.example', ['google-site-verification=1', 'v=spf1 include:mail.example -all']],
  ['_dmarc.shop.example', ['v=DMARC1; p=none']],
  ['s1._domainkey.shop.example', ['v=DKIM1; k=rsa; p=MIIB']],
])

const networkWith = (certificate: () => Certificate, known = records): NetworkLook => ({
  certificateOf: async () => certificate(),
  textRecords: async (name) => known.get(name) ?? [],
})

const inDays = (count: number, problem: string | null = null): Certificate => ({
  validTo: new Date(Date.now() + days(count)),
  problem,
})

/** Another check of the same shop with different settings. */
async function lookAs(shop: TestShop, settings: Record<string, string>, network: NetworkLook) {
  const { shop: other } = composeTestShop(
    { DATABASE_URL: shop.connectionString, DATA_DIR: shop.environment.DATA_DIR, ...settings },
    { network },
  )
  try {
    return new Map((await other.doctor.examine()).map(({ key, says, fix }) => [key, { says, fix }]))
  } finally {
    await other.stop()
  }
}

test('each check has a name in its group and its own key', async () => {
  const looks = await shop.doctor.examine()
  expect(looks.map(({ key, group, what }) => `${group}: ${what} (${key})`)).toMatchInlineSnapshot(`
    [
      "machine: Node (node)",
      "machine: PostgreSQL (postgres)",
      "machine: Slow queries (slow-queries)",
      "machine: Data folder (data-folder)",
      "machine: Disk space (disk)",
      "machine: Clock (clock)",
      "machine: EPS files (eps)",
      "work: Jobs (jobs)",
      "work: Print files (print-files)",
      "work: Emails (mails)",
      "work: Reconciliation (payments-differ)",
      "work: Backups (backups)",
      "work: Secrets (secrets)",
      "work: Owner (owner)",
      "services: Payments (payments)",
      "services: Shipping (shipping)",
      "services: Mail server (mail-server)",
      "services: Text messages (texts)",
      "services: Email replies (inbound-mail)",
      "address: Public address (public-address)",
    ]
  `)
})

test('everything the shop depends on is checked, and problems are reported with what to do', async () => {
  await using server = await startMailServer()
  const ready = { ...address, SMTP_URL: server.url, MAIL_DKIM_SELECTOR: 's1' }
  const well = await lookAs(
    shop,
    ready,
    networkWith(() => inDays(60)),
  )
  expect([...well].filter(([, { fix }]) => fix !== null).map(([key]) => key)).toEqual(['backups', 'payments'])
  expect(well.get('mail-domain')?.says).toContain('shop.example has SPF, DMARC, DKIM.')
  expect(well.get('clock')?.says).toBe('the same here and at the database')
  expect(well.get('certificate')?.says).toMatch(/^valid until \d{4}-\d\d-\d\d$/)

  await server.close()
  const ill = await lookAs(
    shop,
    ready,
    networkWith(() => inDays(3), new Map()),
  )
  expect(ill.get('certificate')?.fix).toBe('Renew it, and check why it was not renewed automatically.')
  expect(ill.get('mail-server')?.fix).toBe('Check SMTP_URL: host, port, user and password.')
  expect(ill.get('mail-domain')?.says).toBe(
    'SPF is missing at shop.example, DMARC is missing at _dmarc.shop.example, DKIM is missing at s1._domainkey.shop.example.',
  )
  const refused = await lookAs(
    shop,
    ready,
    networkWith(() => inDays(60, 'CERT_HAS_EXPIRED')),
  )
  expect(refused.get('certificate')?.says).toBe('browsers reject it: CERT_HAS_EXPIRED.')
  const away = await lookAs(shop, ready, {
    certificateOf: async () => Promise.reject(new Error('connect ETIMEDOUT')),
    textRecords: async () => Promise.reject(new Error('queryTxt ECONNREFUSED')),
  })
  for (const key of ['certificate', 'mail-domain'])
    expect(away.get(key)).toEqual({ says: expect.stringContaining('from here'), fix: null })
})

test('a problem that arises by itself is emailed once and again a day later, shows in Attention, and clears when fixed', async () => {
  const clock = createTestClock()
  let certificate = inDays(60)
  const network = networkWith(() => certificate)
  await using shop = await startTestShop({ clock, network, settings: { PUBLIC_URL: 'https://shop.example' } })
  const mails = async () =>
    (await shop.mail.list())
      .filter(({ template }) => template === 'shop-needs-you')
      .map(({ subject }) => subject)
  const attention = async () => (await shop.reports.attention(signedIn('admin'))).map(({ title }) => title)
  const watch = async () => {
    await shop.jobs.enqueue(shop.database.orm, watchShopJob, {})
    await shop.jobs.runDue()
  }
  // A shop at an https address is public, and no backup has been set up for it.
  await watch()
  expect([await mails(), await attention()]).toEqual([['Your shop needs you: Backups'], []])

  certificate = inDays(3)
  await watch()
  await watch()
  expect([await mails(), await attention()]).toEqual([
    ['Your shop needs you: Certificate', 'Your shop needs you: Backups'],
    ['Certificate'],
  ])
  clock.advance(days(1))
  await watch()
  expect((await mails())[0]).toBe('Your shop needs you: 2 things')

  certificate = { validTo: new Date(clock.now().getTime() + days(80)), problem: null }
  await watch()
  expect([(await mails()).length, await attention()]).toEqual([3, []])
})

test('payments that go through without any word from the provider are reported', async () => {
  await using stripe = await startStripe()
  const paid = () => ({
    ...{
      orderId: randomUUID(),
      provider: 'stripe',
      status: 'paid' as const,
      amountCents: 1_000,
      currency: 'USD',
    },
    ...{
      description: 'GW-1',
      customerEmail: 'ada@example.com',
      returnUrl: '/',
      expiresAt: new Date(),
      nextCheckAt: new Date(),
    },
  })
  const events = async () =>
    (
      await lookAs(
        shop,
        { ...address, ...stripe.settings },
        networkWith(() => inDays(60)),
      )
    ).get('payment-webhooks')
  await shop.database.orm.insert(paymentAttempts).values([paid(), paid()])
  expect(await events()).toEqual({ says: '0 came in within 7 days', fix: null })
  await shop.database.orm.insert(paymentAttempts).values(paid())
  expect(await events()).toEqual({
    says: 'none came in within 7 days, though 3 payments went through.',
    fix: 'Have Stripe send them to https://shop.example/webhooks/stripe, and check the secret that signs them.',
  })
  const event = { provider: 'stripe', eventId: 'evt_1', kind: 'checkout.session.completed', rawBody: '{}' }
  await shop.database.orm.insert(paymentEvents).values(event)
  expect(await events()).toEqual({ says: '1 came in within 7 days', fix: null })
})
