import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { type ServerProcess, startServerProcess } from '#tests/harness/processes/server-process.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { freePort } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'

const staff = signedIn('admin', 'mara@shop.example')
/** The emails during which the shop dies. */
const deaths = isLong ? [4, 11] : [4]
const people = Array.from({ length: 7 * deaths.length }, (_, reader) => `reader${reader}@example.com`)

test('killed while a campaign is being sent: each subscriber gets it exactly once', async () => {
  await using database = await createTestDatabase()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gangway-campaign-kill-'))
  const port = await freePort()
  let running: ServerProcess | null = null
  // The mail server has the email; whether the shop learns of it depends on when it dies.
  await using mailServer = await startMailServer(async (count) => {
    if (deaths.includes(count)) await running?.kill()
  })
  const settings = {
    DATABASE_URL: database.connectionString,
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_URL: mailServer.url,
    PAYMENT_PROVIDER: 'sandbox',
  }
  const shop = openShop({ ...settings, DATA_DIR: dataDirectory, PORT: String(port) })
  try {
    await shop.prepare()
    await shop.settings.change({ system: 'test' }, { newsletterPerMinute: 120 })
    for (const email of people) await shop.newsletter.subscribe({ email })
    const { campaigns } = shop.newsletter
    const words = { subject: 'Spring', content: '<p>New sheets</p>' }
    const saved = (await shop.operations.ask('campaigns.create', staff, words)).campaign
    await shop.operations.ask('campaigns.send', staff, { campaign: saved.id, version: saved.version })

    for (const _death of deaths) {
      running = await startServerProcess({ dataDirectory, port, settings })
      await running.gone
    }
    await using _last = await startServerProcess({ dataDirectory, port, settings })
    await allSettled(database)

    expect([...mailServer.receivers].sort()).toEqual([...people].sort())
    expect(await campaigns.get(staff, saved.id)).toMatchObject({
      state: 'sent',
      // For those during which the shop died it can't know that they arrived, and doesn't send them twice.
      progress: {
        ...{ recipients: people.length, waiting: 0, leaving: 0, skipped: 0 },
        ...{ sent: people.length - deaths.length, failed: deaths.length },
      },
    })
  } finally {
    await running?.kill()
    await shop.stop()
    await rm(dataDirectory, { recursive: true, force: true })
  }
})

type MailServer = AsyncDisposable & { url: string; receivers: string[] }

async function startMailServer(onMail: (count: number) => Promise<void>): Promise<MailServer> {
  const receivers: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.on('end', async () => {
        receivers.push(...envelope.rcptTo.map(({ address }) => address))
        await onMail(receivers.length)
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => new Promise<void>((closed) => server.close(() => closed()))
  return { url: `smtp://127.0.0.1:${port}`, receivers, [Symbol.asyncDispose]: close }
}

async function allSettled({ pool }: TestDatabase): Promise<void> {
  const open = `select 1 from newsletter_campaigns where state <> 'sent' union all
    select 1 from pgboss.job where name = 'mail.deliver-bulk' and state in ('created', 'retry', 'active')`
  await until(async () => (await pool.query(open)).rowCount === 0)
}
