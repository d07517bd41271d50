import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderConfirmation, sampleOrder } from '#server/mail/templates/order-confirmation.ts'
import { type MailServer, startMailServer } from '#tests/fakes/mail-server.ts'
import { browse } from '#tests/harness/browse.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { type ServerProcess, startServerProcess } from '#tests/harness/processes/server-process.ts'
import { freePort, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'

/** A separate process beside a shop that runs no jobs. */
const startProcess = (flag: string, shop: TestShop, server: MailServer, settings: { PORT?: string } = {}) =>
  startServerProcess({
    dataDirectory: shop.environment.DATA_DIR,
    port: Number(settings.PORT ?? shop.environment.PORT),
    flags: [flag],
    settings: {
      ...{ DATABASE_URL: shop.connectionString, PUBLIC_URL: shop.origin, PAYMENT_PROVIDER: 'sandbox' },
      ...{ SMTP_URL: server.url, ...settings },
    },
  })

/** A process that only runs jobs. */
const startWorker = (shop: TestShop, server: MailServer, settings = {}): Promise<ServerProcess> =>
  startProcess('--worker', shop, server, settings)

const writeMail = (shop: TestShop) =>
  shop.mail.send(shop.database.orm, {
    ...{ template: orderConfirmation, to: 'ada@example.com', dedupeKey: randomUUID() },
    data: { ...sampleOrder, orderNumber: 'GW-1' },
  })

const stands = async (shop: TestShop) => (await shop.mail.list()).map(({ state }) => state)

test('a process that only answers leaves the work to a worker, which at SIGTERM finishes the email and the picture in progress, and ends', async () => {
  await using server = await startMailServer()
  await using shop = await startTestShop({ settings: { SMTP_URL: server.url } })
  await using web = await startProcess('--web', shop, server, { PORT: String(await freePort()) })
  const browser = browse(web)
  const { actor } = browser
  const bytes = await transparentPng({ width: 60, height: 40 }, { left: 5, top: 5, width: 50, height: 30 })
  const id = await uploadArtwork(web, browser, bytes)
  const workers = await shop.database.jobPool.query(`select 1 from pgboss.job where state = 'active'`)
  expect([(await shop.artwork.get(actor, id))?.state, workers.rowCount]).toEqual(['inspecting', 0])
  const client = await shop.database.pool.connect()
  await client.query('begin')
  // Not the whole table: at a full hour all scheduled work would wait for it as well, on every connection.
  await client.query('select from artworks where id = $1 for update', [id])
  await using worker = await startWorker(shop, server, { DATABASE_LOCK_SECONDS: '300' })
  server.be('holds')
  await writeMail(shop)
  await until(async () => server.held() === 1)
  const active = `select 1 from pgboss.job where name = 'artwork.inspect' and state = 'active'`
  await until(async () => (await shop.database.jobPool.query(active)).rowCount === 1)

  process.kill(worker.pid, 'SIGTERM')
  await client.query('rollback')
  client.release()
  server.be('takes')

  expect(await worker.gone).toBe(0)
  expect([await stands(shop), server.received.length]).toEqual([['sent'], 1])
  expect(await shop.artwork.get(actor, id)).toMatchObject({ state: 'ready' })
})

test('what it cannot finish by its deadline is handed back without counting a try, and is done by the next worker', async () => {
  await using server = await startMailServer()
  await using shop = await startTestShop({ settings: { SMTP_URL: server.url } })
  await using worker = await startWorker(shop, server, { STOP_SECONDS: '4' })
  server.be('holds')
  await writeMail(shop)
  await until(async () => server.held() === 1)

  process.kill(worker.pid, 'SIGTERM')

  expect(await worker.gone).toBe(0)
  const { rows } = await shop.database.pool.query(
    `select job.state, job.retry_limit - queue.retry_limit as given from pgboss.job job
      join pgboss.queue queue on queue.name = job.name where job.name = 'mail.deliver'`,
  )
  expect(rows).toEqual([{ state: 'retry', given: 1 }])
  expect(await stands(shop)).toEqual(['queued'])

  server.be('busy')
  server.be('takes')
  // This process is the next worker.
  await until(async () => {
    await shop.jobs.runDue()
    return (await stands(shop))[0] === 'sent'
  })
  expect(server.received).toHaveLength(1)
})
