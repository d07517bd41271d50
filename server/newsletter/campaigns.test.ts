import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { auditEntries } from '#server/kernel/tables.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { newsletterOperations } from './operations/index.ts'
import { newsletterSignups } from './tables.ts'

const staff = signedIn('admin', 'mara@shop.example')
const words = {
  subject: 'Spring sheets',
  previewText: 'Twelve new ones',
  content: '<h2>New</h2><p>See <a href="/prints">all of them</a>.</p><script>x</script>',
}

const shop = await shareTestShop()

async function subscribe(readers: number, perMinute = 6_000): Promise<void> {
  await shop.settings.change({ system: 'test' }, { newsletterPerMinute: perMinute })
  for (let reader = 0; reader < readers; reader++)
    await shop.newsletter.subscribe({ email: `reader${reader}@example.com` })
}

const draft = async ({ operations }: TestShop): Promise<{ id: string; version: number }> =>
  (await operations.ask('campaigns.create', staff, words)).campaign

const send = ({ operations }: TestShop, campaign: string, version: number) =>
  operations.call('campaigns.send', staff, { campaign, version })
const step = (
  { operations }: TestShop,
  name: 'pause' | 'resume' | 'cancel' | 'unschedule',
  campaign: string,
) => operations.call(`campaigns.${name}`, staff, { campaign })
const done = { ok: true, value: undefined }

const receivers = async ({ mail }: TestShop): Promise<string[]> =>
  (await mail.list(1_000))
    .filter(({ template }) => template === 'newsletter-campaign')
    .map(({ to }) => to)
    .sort()

/** Makes the batch that waits five seconds due now. */
const hurry = ({ database }: TestShop) =>
  database.pool.query(`update pgboss.job set start_after = now() where name like 'newsletter.%'`)

test('a campaign goes to each subscriber once, with their own links and headers for one-click unsubscribe', async () => {
  await subscribe(3)
  const { campaigns } = shop.newsletter
  const { id, version } = await draft(shop)

  const started = await Promise.all(Array.from({ length: 5 }, () => send(shop, id, version)))
  expect(started.filter(({ ok }) => ok)).toHaveLength(1)
  await shop.jobs.runDue()

  expect(await receivers(shop)).toEqual([0, 1, 2].map((reader) => `reader${reader}@example.com`))
  const [mail] = await shop.mail.list()
  expect(mail).toMatchObject({ subject: 'Spring sheets', state: 'sent' })
  expect(mail?.html).toContain(`href="${shop.origin}/prints"`)
  expect(mail?.html).not.toContain('<script')
  expect(mail?.text).toContain(`See all of them (${shop.origin}/prints).`)
  expect(mail?.text).toMatch(/Unsubscribe: http.*\/newsletter\/unsubscribe\?token=[0-9a-f-]{36}/)
  expect(await campaigns.get(staff, id)).toMatchObject({
    state: 'sent',
    progress: { recipients: 3, waiting: 0, leaving: 0, sent: 3, failed: 0, skipped: 0 },
  })
  expect(await send(shop, id, version)).toMatchObject({ ok: false, because: 'moved_on' })
})

test('the list of campaigns shows the progress of each, with the same number of queries however many there are', async () => {
  await using shop = await startTestShop()
  await shop.newsletter.subscribe({ email: 'ada@example.com' })
  const sent = await draft(shop)
  await send(shop, sent.id, sent.version)
  await shop.jobs.runDue()
  const list = async () => {
    const query = vi.spyOn(shop.database.pool, 'query')
    const { campaigns } = await shop.operations.ask('campaigns.list', staff, {})
    const asked = query.mock.calls.length
    query.mockRestore()
    return { asked, progress: campaigns.map((one) => [one.id, one.progress.sent]) }
  }
  const first = await list()
  expect(first).toEqual({ asked: expect.any(Number), progress: [[sent.id, 1]] })
  expect(first.asked).toBeGreaterThan(0)
  const drafts = []
  for (let count = 0; count < 4; count++) drafts.unshift((await draft(shop)).id)
  expect(await list()).toEqual({
    asked: first.asked,
    progress: [...drafts.map((id) => [id, 0]), [sent.id, 1]],
  })
})

test('emails leave in batches; someone who unsubscribes midway gets none, even if it waits in the queue', async () => {
  await subscribe(5, 24)
  const { newsletter, database } = shop
  const { id, version } = await draft(shop)
  const tokens = (
    await database.orm.select().from(newsletterSignups).orderBy(newsletterSignups.createdAt)
  ).map(({ token }) => token)
  await send(shop, id, version)
  await runBatch(shop)
  expect((await newsletter.campaigns.get(staff, id))?.progress).toMatchObject({ waiting: 3, leaving: 2 })

  // The first is in the mail queue, the last waits for its batch.
  await shop.operations.ask('newsletter.unsubscribe', visitor(), { token: tokens[0] ?? '' })
  await shop.operations.ask('newsletter.unsubscribe', visitor(), { token: tokens[4] ?? '' })
  for (let batch = 0; batch < 3; batch++) {
    await hurry(shop)
    await shop.jobs.runDue()
  }
  expect(await receivers(shop)).toEqual(['reader1@example.com', 'reader2@example.com', 'reader3@example.com'])
  expect(await newsletter.campaigns.get(staff, id)).toMatchObject({
    state: 'sent',
    progress: { recipients: 5, sent: 3, skipped: 2 },
  })
})

/** Runs the job that hands over emails, and leaves them in the mail queue. */
async function runBatch(shop: TestShop): Promise<void> {
  const hold = `update pgboss.job set start_after = now() + interval '1 hour' where name = 'mail.deliver-bulk'`
  const free = `update pgboss.job set start_after = now() where name = 'mail.deliver-bulk'`
  const trigger = `create function hold() returns trigger as $$ begin
    if new.name = 'mail.deliver-bulk' then new.start_after = now() + interval '1 hour'; end if; return new; end $$ language plpgsql;
    create trigger hold before insert on pgboss.job for each row execute function hold()`
  await shop.database.pool.query(trigger)
  await shop.jobs.runDue()
  await shop.database.pool.query('drop trigger hold on pgboss.job; drop function hold')
  await shop.database.pool.query(hold)
  await shop.database.pool.query(free)
}

test('paused, nothing is sent; resumed, the rest is; cancelled, no one else gets it', async () => {
  await subscribe(6, 24)
  const { campaigns } = shop.newsletter
  const { id, version } = await draft(shop)
  await send(shop, id, version)
  await shop.jobs.runDue()
  expect(await step(shop, 'pause', id)).toEqual(done)
  await hurry(shop)
  await shop.jobs.runDue()
  expect(await receivers(shop)).toHaveLength(2)

  expect(await step(shop, 'resume', id)).toEqual(done)
  expect(await step(shop, 'resume', id)).toMatchObject({ ok: false, because: 'moved_on' })
  await shop.jobs.runDue()
  expect(await receivers(shop)).toHaveLength(4)

  expect(await step(shop, 'cancel', id)).toEqual(done)
  await hurry(shop)
  await shop.jobs.runDue()
  expect(await receivers(shop)).toHaveLength(4)
  expect(await campaigns.get(staff, id)).toMatchObject({
    state: 'cancelled',
    progress: { sent: 4, waiting: 2 },
  })
})

test('a scheduled campaign starts at its time, and not once it is a draft again', async () => {
  const now = { at: new Date() }
  await using shop = await startTestShop({ clock: { now: () => now.at } })
  await shop.newsletter.subscribe({ email: 'ada@example.com' })
  const { id, version } = await draft(shop)
  const at = new Date(now.at.getTime() + 3_600_000)
  const schedule = (moment: Date) =>
    shop.operations.call('campaigns.schedule', staff, { campaign: id, version, at: moment })
  expect(await schedule(new Date(0))).toMatchObject({ because: 'past' })
  for (const _ of [1, 2]) {
    expect(await schedule(at)).toEqual(done)
    expect(await step(shop, 'unschedule', id)).toEqual(done)
  }
  now.at = new Date(at.getTime() + 1_000)
  await hurry(shop)
  await shop.jobs.runDue()
  expect(await receivers(shop)).toEqual([])

  now.at = new Date(at.getTime() - 3_600_000)
  await schedule(at)
  now.at = new Date(at.getTime() + 1_000)
  await hurry(shop)
  await shop.jobs.runDue()
  expect(await receivers(shop)).toEqual(['ada@example.com'])
})

test('a scheduled campaign with no subscribers left becomes a draft again at its time', async () => {
  const now = { at: new Date() }
  await using shop = await startTestShop({ clock: { now: () => now.at } })
  const { id, version } = await draft(shop)
  const at = new Date(now.at.getTime() + 3_600_000)
  await shop.operations.ask('campaigns.schedule', staff, { campaign: id, version, at })
  now.at = new Date(at.getTime() + 1_000)
  await hurry(shop)
  await shop.jobs.runDue()
  expect(await shop.newsletter.campaigns.get(staff, id)).toMatchObject({ state: 'draft', scheduledAt: null })
})

test('without subscribers nothing is sent, and the campaign stays a draft', async () => {
  await subscribe(0)
  const { id, version } = await draft(shop)
  expect(await send(shop, id, version)).toMatchObject({ ok: false, because: 'nobody' })
  expect((await shop.newsletter.campaigns.get(staff, id))?.state).toBe('draft')
})

test('a test goes to the person who requests it; the preview is what they get', async () => {
  await subscribe(2)
  const { operations } = shop
  expect(await operations.ask('campaigns.test', staff, words)).toEqual({ to: 'mara@shop.example' })
  await shop.jobs.runDue()
  expect(await receivers(shop)).toEqual(['mara@shop.example'])
  const [mail] = await shop.mail.list()
  expect(mail?.subject).toBe('[Test] Spring sheets')
  expect((await operations.ask('campaigns.preview', staff, words)).text).toBe(mail?.text)

  // Mail programs don't play videos.
  const content =
    '<p>Look</p><video src="/files/films/0d3a1f2e-9b1c-4c55-8a2e-0d3a1f2e9b1c" controls></video>'
  const { html } = await operations.ask('campaigns.preview', staff, { ...words, content })
  expect(html).not.toContain('<video')
  expect(html).toMatch(/<a href="http[^"]+\/files\/films\/0d3a1f2e[^"]+"[^>]*>Watch the video<\/a>/)
})

test('two authors of one draft do not overwrite each other; a sent campaign cannot change', async () => {
  await subscribe(1)
  const { id, version } = await draft(shop)
  const save = (changes: { subject?: string; version?: number } = {}) =>
    shop.operations.call('campaigns.update', staff, { ...words, campaign: id, version, ...changes })
  expect(await save({ subject: 'Mine' })).toMatchObject({ ok: true })
  expect(await save({ subject: 'Late' })).toMatchObject({
    reason: 'conflict',
    theirs: { subject: 'Mine', version: 2 },
  })
  expect(await send(shop, id, version)).toMatchObject({ ok: false, because: 'moved_on' })
  expect(await send(shop, id, 2)).toEqual(done)
  expect(await save({ version: 2 })).toMatchObject({ because: 'not_a_draft' })
  expect(await shop.operations.call('campaigns.remove', staff, { campaign: id })).toMatchObject({
    because: 'moved_on',
  })
  const entries = await shop.database.orm
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `campaign:${id}`))
  expect(entries.map(({ action }) => action)).toEqual(['campaign.create', 'campaign.change', 'campaign.send'])
})

test('only staff read, write or send campaigns', async () => {
  await subscribe(1)
  const { campaigns } = shop.newsletter
  const { id, version } = await draft(shop)
  for (const actor of [visitor(), signedIn('customer', 'ada@example.com')]) {
    await expect(campaigns.list(actor)).rejects.toThrow('Access Denied')
    await expect(campaigns.get(actor, id)).rejects.toThrow('Access Denied')
    const named = newsletterOperations.filter(({ name }) => name.startsWith('campaigns.'))
    expect(named).toHaveLength(14)
    for (const { name, example } of named)
      expect(
        await shop.operations.callByName(name, actor, { ...example, campaign: id, version }),
        name,
      ).toMatchObject({ reason: 'refused' })
  }
  expect(await campaigns.get(staff, id)).toMatchObject({ state: 'draft', version })
})
