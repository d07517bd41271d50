import { once } from 'node:events'
import { and, eq, isNotNull } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createLog } from '#server/kernel/log.ts'
import { orders } from '#server/orders/tables.ts'
import { sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { deliverJob } from './deliver.ts'
import { mails } from './tables.ts'

/** A mail server that accepts no mail. */
async function startFullServer(): Promise<AsyncDisposable & { url: string }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => done(new Error('no room')))
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise((closed) => server.close(() => closed())),
  }
}

test('a notification that cannot be sent is only logged: the order stays paid', async () => {
  const logged: { job?: string; msg: string; error?: { message: string } }[] = []
  const log = createLog('error', { write: (line) => void logged.push(JSON.parse(line)) })
  await using server = await startFullServer()
  await using shop = await startTestShop({ isAlive: true, log, settings: { SMTP_URL: server.url } })

  const { orderNumber } = await sellGangSheet(shop, visitor())

  const failures = () => logged.filter(({ job, msg }) => job === deliverJob.name && msg === 'job failed')
  await expect.poll(() => failures().length, { timeout: 30_000 }).toBeGreaterThan(0)
  expect(failures()[0]?.error?.message).toContain('no room')
  const [order] = await shop.database.orm
    .select({ status: orders.status, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber ?? ''))
  expect(order).toEqual({ status: 'pending_review', paymentStatus: 'paid' })
  const tried = () =>
    shop.database.orm
      .select()
      .from(mails)
      .where(and(eq(mails.state, 'queued'), isNotNull(mails.error)))
  await expect
    .poll(async () => (await tried()).map(({ template }) => template).sort(), { timeout: 30_000 })
    .toEqual(['new-order', 'order-confirmation'])
  expect((await tried())[0]?.error).toContain('no room')
})
