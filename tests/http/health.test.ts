import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { hours, seconds } from '#server/kernel/clock.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createLine } from '#server/kernel/postgres/line.ts'
import { startTestShop } from '#tests/harness/shop.ts'

test('the shop is live without its database, but ready only with it', async () => {
  await using shop = await startTestShop()
  const name = new URL(shop.connectionString).pathname.slice(1)
  const admin = new Client({ connectionString: inject('clusterUrl') })
  await admin.connect()
  const ask = async (path: string) => {
    const answer = await fetch(`${shop.origin}/health/${path}`)
    const { status } = await answer.json()
    return [answer.status, { status }]
  }
  try {
    expect(await ask('ready')).toMatchObject([200, { status: 'ready' }])

    await admin.query(`alter database ${name} with allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    expect(await ask('ready')).toMatchObject([503, { status: 'unavailable' }])
    expect(await ask('live')).toEqual([200, { status: 'live' }])

    await admin.query(`alter database ${name} with allow_connections true`)
    await expect.poll(() => ask('ready')).toMatchObject([200, { status: 'ready' }])
  } finally {
    await admin.end()
  }
})

test('a database that accepts the query and never answers is waited for less than two seconds', async () => {
  await using shop = await startTestShop()
  const answers = vi.spyOn(shop.database.line, 'answers')
  expect((await fetch(`${shop.origin}/health/ready`)).status).toBe(200)
  expect(answers.mock.calls).toEqual([[expect.any(Number)]])
  expect(answers.mock.calls[0]?.[0]).toBeLessThan(seconds(2))

  const callers: Socket[] = []
  const mute = createServer((caller) => void callers.push(caller)).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const address = mute.address()
  const port = typeof address === 'object' ? address?.port : 0
  // Nothing else ends the wait.
  const line = createLine({
    connectionString: `postgres://nobody:secret@127.0.0.1:${port}/shop`,
    log: silentLog(),
    connectTimeout: hours(1),
    silence: hours(1),
  })
  expect(await line.answers(50)).toBe(false)
  for (const caller of callers) caller.destroy()
  mute.close()
  await line.stop()
})
