import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { lists } from '#domain/lists/lists.ts'
import { hours, minutes } from '#server/kernel/clock.ts'
import { silentLog } from '#server/kernel/log.ts'
import { repairWork } from '#server/kernel/pending-work.ts'
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts'
import { createTestClock, type TestClock } from '#tests/harness/clock.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { newsletterCampaign } from './templates/newsletter-campaign.ts'
import { orderConfirmation, sampleOrder } from './templates/order-confirmation.ts'
import { signInLink } from './templates/sign-in-link.ts'

const staff = signedIn('admin', 'staff@example.com')

const link = { path: '/auth?type=magiclink&token=hush-hush', code: '424242' }

const open = (server: MailServer, clock: TestClock) =>
  startTestShop({ clock, settings: { SMTP_URL: server.url } })

const confirm = (shop: TestShop, to: string) =>
  shop.mail.send(shop.database.orm, {
    ...{ template: orderConfirmation, to, dedupeKey: `order-confirmation:${to}` },
    data: { ...sampleOrder, orderNumber: `GW-${to.slice(0, 1)}` },
  })

/** Tries each due job once. */
async function tryAll(shop: TestShop): Promise<void> {
  const due = `select 1 from pgboss.job where name = 'mail.deliver' and state in ('created', 'retry') and start_after <= now()`
  while ((await shop.database.pool.query(due)).rowCount !== 0) await shop.jobs.runDue().catch(() => {})
}

const addresses = async ({ received }: MailServer) =>
  (await Promise.all(received.map((raw) => PostalMime.parse(raw)))).map(({ to }) => to?.[0]?.address).sort()

test('email waiting for ten minutes is reported to staff and the doctor; sent again all together, each arrives once', async () => {
  const clock = createTestClock()
  await using server = await startMailServer()
  await using shop = await open(server, clock)
  await server.close()
  const people = ['ada@example.com', 'bob@example.com', 'cleo@example.com']
  for (const to of people) await confirm(shop, to)
  await tryAll(shop)
  const [first] = await shop.mail.list()
  expect(first).toMatchObject({ state: 'queued', error: expect.stringContaining('ECONNREFUSED') })

  clock.advance(minutes(9))
  expect(await shop.reports.attention(staff)).toEqual([])
  clock.advance(minutes(2))
  expect(await shop.reports.attention(staff)).toMatchObject([
    { kind: 'mail_waits', title: '3 emails are waiting', reason: expect.stringContaining('ECONNREFUSED') },
  ])

  await server.open()
  expect(await shop.mail.countStuck(staff)).toBe(3)
  expect(await shop.mail.counts(staff, [{ state: 'failed' }])).toEqual([0])
  const pressed = await Promise.all([1, 2].map(() => shop.operations.ask('mails.resend-all', staff, {})))
  expect(pressed.map(({ mails }) => mails).sort()).toEqual([0, 3])
  await tryAll(shop)
  expect(await addresses(server)).toEqual(people)
  expect(await shop.reports.attention(staff)).toEqual([])
  expect(await shop.operations.ask('mails.resend-all', staff, {})).toEqual({ mails: 0 })
  await tryAll(shop)
  expect(server.received).toHaveLength(3)
  for (const actor of [visitor(), signedIn('customer')])
    await expect(shop.operations.ask('mails.resend-all', actor, {})).rejects.toThrow(/Access Denied|Sign in/)
})

test('emails that were given up are sent again with the rest; an address unknown to the mail server fails right away', async () => {
  const clock = createTestClock()
  await using server = await startMailServer()
  await using shop = await open(server, clock)
  server.be('refuses')
  await confirm(shop, 'nobody@example.com')
  await shop.jobs.runDue()
  const stands = async () => (await shop.mail.list()).map(({ to, state }) => [to, state])
  expect(await stands()).toEqual([['nobody@example.com', 'failed']])
  server.be('busy')
  await confirm(shop, 'ada@example.com')
  await tryAll(shop)
  await shop.database.pool.query(
    `update pgboss.job set state = 'failed', completed_on = now() where name = 'mail.deliver' and state = 'retry'`,
  )
  await repairWork({ database: shop.database, log: silentLog(), work: shop.pendingWork })
  expect(await stands()).toEqual([
    ['ada@example.com', 'failed'],
    ['nobody@example.com', 'failed'],
  ])
  const said = (await shop.reports.attention(staff)).map(({ kind, title, reason }) => [kind, title, reason])
  expect(said).toEqual([
    ['mail_failed', 'ada@example.com', expect.stringContaining('no room')],
    ['mail_failed', 'nobody@example.com', expect.stringContaining('550 No such mailbox')],
  ])

  server.be('takes')
  expect(await shop.operations.ask('mails.resend-all', staff, {})).toEqual({ mails: 2 })
  await tryAll(shop)
  expect(await addresses(server)).toEqual(['ada@example.com', 'nobody@example.com'])
})

test('a link that expired while the mail server was away is neither sent nor lost; one that is still valid goes out', async () => {
  const clock = createTestClock()
  await using server = await startMailServer()
  await using shop = await open(server, clock)
  await server.close()
  const lasting = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)
  const at = { to: 'ada@example.com', data: link, template: signInLink }
  await shop.mail.send(shop.database.orm, { ...at, dedupeKey: 'short', expiresAt: lasting(hours(1)) })
  await shop.mail.send(shop.database.orm, { ...at, dedupeKey: 'long', expiresAt: lasting(hours(3)) })
  await tryAll(shop)
  clock.advance(hours(2))
  await server.open()
  const { rows } = await shop.mail.table(staff, { filters: {}, sort: lists.mails.sort, rows: 10 })
  const room = await Promise.all(rows.map(({ id }) => shop.mail.getForStaff(staff, id)))
  expect(await shop.mail.countStuck(staff)).toBe(1)
  expect(room.map((one) => one?.mayResend).sort()).toEqual([false, true])
  const ended = room.find((one) => one?.mayResend === false)?.id ?? ''
  expect(await shop.operations.call('mails.resend', staff, { mail: ended })).toMatchObject({
    ...{ ok: false, message: expect.stringContaining('a link that opens an account') },
  })
  expect(await shop.operations.ask('mails.resend-all', staff, {})).toEqual({ mails: 1 })
  await shop.database.pool.query(`update pgboss.job set start_after = now() where name = 'mail.deliver'`)
  await tryAll(shop)

  expect(server.received).toHaveLength(1)
  const mails = await shop.mail.list()
  expect(mails.map(({ state }) => state).sort()).toEqual(['expired', 'sent'])
  expect(mails.find(({ state }) => state === 'expired')).toMatchObject({
    error: expect.stringContaining('Its link expired before a mail server accepted it'),
    html: null,
  })
  expect(JSON.stringify((await shop.database.pool.query('select * from mails')).rows)).not.toMatch(
    /hush-hush|424242/,
  )
  // No one can do anything about it, so no one is bothered.
  expect(await shop.reports.attention(staff)).toEqual([])
})

test('an email that opens an account is refused without its link’s expiration', async () => {
  await using shop = await startTestShop()
  const mail = { to: 'ada@example.com', dedupeKey: 'link:1', data: link, template: signInLink }
  await expect(shop.mail.send(shop.database.orm, mail)).rejects.toThrow('must say when its link ends')
  expect(await shop.mail.list()).toEqual([])
})

test('the first email that gets through wakes those that only lacked a mail server', async () => {
  const clock = createTestClock()
  await using server = await startMailServer()
  await using shop = await open(server, clock)
  server.be('busy')
  await confirm(shop, 'dora@example.com')
  await tryAll(shop)
  // On a slow machine the rest takes longer than her first pause.
  await shop.database.pool.query(
    `update pgboss.job set start_after = now() + interval '1 hour' where state = 'retry'`,
  )
  await server.close()
  for (const to of ['ada@example.com', 'bob@example.com']) await confirm(shop, to)
  // Enough attempts for pauses of minutes.
  for (let attempt = 0; attempt < 9; attempt++) {
    await tryAll(shop)
    await shop.database.pool.query(
      `update pgboss.job set start_after = now() where state = 'retry'
        and data ->> 'mailId' in (select id::text from mails where error like '%ECONNREFUSED%')`,
    )
  }
  await tryAll(shop)
  const due = `select to_address from mails join pgboss.job on job.data ->> 'mailId' = mails.id::text
    where job.state = 'retry' and start_after <= now() order by 1`
  expect((await shop.database.pool.query(due)).rows).toEqual([])
  // Anything that never reached the mail server can't have arrived, so a campaign's email waits as well.
  const news = {
    subject: 'Spring',
    previewText: '',
    html: '<p>Film</p>',
    text: 'Film',
    postalAddress: 'Austin',
  }
  await shop.mail.send(shop.database.orm, {
    ...{ template: newsletterCampaign, to: 'eve@example.com', dedupeKey: 'campaign:1' },
    data: { ...news, unsubscribeUrl: `${shop.origin}/newsletter` },
  })
  await shop.jobs.runDue().catch(() => {})

  server.be('takes')
  await server.open()
  await confirm(shop, 'cleo@example.com')
  await tryAll(shop)
  expect(await addresses(server)).toEqual(['ada', 'bob', 'cleo', 'eve'].map((name) => `${name}@example.com`))
  // The mail server rejected this one: it is tried again when its pause is over.
  const [dora] = (await shop.mail.list()).filter(({ to }) => to === 'dora@example.com')
  expect(dora).toMatchObject({ state: 'queued', error: expect.stringContaining('no room') })
})
