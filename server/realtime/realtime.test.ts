import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { createLog } from '#server/kernel/log.ts'
import { createLine } from '#server/kernel/postgres/line.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { createRealtime, type RealtimeMessage } from './index.ts'

async function open() {
  const database = await createTestDatabase()
  const changes = countLines('the database is')
  const line = createLine({
    connectionString: database.connectionString,
    log: createLog('warn', changes),
    beatEvery: 20,
  })
  const realtime = createRealtime(line)
  await realtime.start()
  return {
    database,
    realtime,
    line,
    changes,
    async [Symbol.asyncDispose]() {
      await line.stop()
      await database[Symbol.asyncDispose]()
    },
  }
}

const changed = (id: string): RealtimeMessage => ({ topic: 'order:1', event: 'order.changed', id })

test('rolled-back events are never announced; committed ones are, to their topic alone', async () => {
  await using opened = await open()
  const { database, realtime } = opened
  const heard: string[] = []
  realtime.subscribe('order:2', ({ id }) => void heard.push(`wrong topic ${id}`))
  const last = Promise.withResolvers<void>()
  realtime.subscribe('order:1', ({ id }) => {
    heard.push(id)
    if (id === 'last') last.resolve()
  })
  const failing = database.transaction(async (transaction) => {
    await realtime.announce(transaction, changed('rolled back'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await database.transaction(async (transaction) => {
    await realtime.announce(transaction, changed('first'))
    await transaction.execute('select 1')
    expect(heard).toEqual([])
  })
  await realtime.announce(database.orm, changed('last'))
  // Notifications arrive in commit order: after the last one, all have arrived.
  await last.promise
  expect(heard).toEqual(['first', 'last'])
})

test('an order’s news reaches staff, its customer and link holders, a guest’s only staff and link holders; each topic kind is heard', async () => {
  await using opened = await open()
  const { database, realtime } = opened
  const topics = ['staff', 'settings', 'user:1', 'order:1', 'order:2', 'artwork:1', 'access:1'] as const
  const heard: string[] = []
  for (const topic of topics) realtime.subscribe(topic, ({ id }) => void heard.push(`${topic} ${id}`))
  const isOver = new Promise<void>((over) => realtime.subscribe('artwork:last', () => over()))

  const news = { event: 'order.changed', id: 'news' } as const
  await realtime.announceOfOrder(database.orm, { orderId: '1', customerId: '1' }, news)
  await realtime.announceOfOrder(database.orm, { orderId: '2', customerId: null }, news)
  const others = ['settings', 'artwork:1', 'access:1'] as const
  await realtime.announce(database.orm, ...others.map((topic) => ({ ...news, topic })))
  await realtime.announce(database.orm, { ...news, topic: 'artwork:last' })
  await isOver
  const ofOrders = ['staff news', 'order:1 news', 'user:1 news', 'staff news', 'order:2 news']
  expect(heard).toEqual([...ofOrders, ...others.map((topic) => `${topic} news`)])
})

test('after unsubscribing, nothing more is heard', async () => {
  await using opened = await open()
  const { database, realtime } = opened
  const heard: string[] = []
  const end = realtime.subscribe('order:1', ({ id }) => void heard.push(id))
  end()
  const other = Promise.withResolvers<void>()
  realtime.subscribe('order:1', () => other.resolve())
  await realtime.announce(database.orm, changed('x'))
  await other.promise
  expect(heard).toEqual([])
})

test('it listens again after its connection was killed', async () => {
  await using opened = await open()
  const { database } = opened
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where application_name = 'gangway-line' and datname = current_database()`,
  )
  expect(rows).toHaveLength(1)
  const killed = rows[0]?.pid
  await database.pool.query('select pg_terminate_backend($1)', [killed])

  await hearAgain(opened)
})

test('while the database is away only one connection is tried at a time', async () => {
  await using opened = await open()
  const { database, line, changes } = opened
  const name = new URL(database.connectionString).pathname.slice(1)
  const admin = new Client({ connectionString: inject('clusterUrl') })
  await admin.connect()
  try {
    await admin.query(`alter database ${name} with allow_connections false`)
    const isAway = changes.reach(1)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await isAway
    await admin.query(`alter database ${name} with allow_connections true`)
    await hearAgain(opened)
    await line.stop()
    const connected = () =>
      admin.query(
        `select pid from pg_stat_activity where application_name = 'gangway-line' and datname = $1`,
        [name],
      )
    // PostgreSQL ends an abandoned connection's process in its own time; a second, failed connection would stay
    // forever.
    await expect.poll(async () => (await connected()).rows).toEqual([])
  } finally {
    await admin.end()
  }
})

test('foreign messages on the channel do no harm', async () => {
  await using opened = await open()
  const { database, realtime } = opened
  const heard = Promise.withResolvers<string>()
  realtime.subscribe('order:1', ({ id }) => heard.resolve(id))
  for (const payload of ['', 'not json', '{"topic":1}', 'null'])
    await database.pool.query('select pg_notify($1, $2)', ['gangway', payload])
  await realtime.announce(database.orm, changed('sound'))
  expect(await heard.promise).toBe('sound')
})

/** There is no telling when it is back: the event is sent again and again until it is received. */
async function hearAgain({ database, realtime }: Awaited<ReturnType<typeof open>>): Promise<void> {
  let isHeard = false
  realtime.subscribe('order:1', () => {
    isHeard = true
  })
  while (!isHeard) await realtime.announce(database.orm, changed('back')).catch(() => {})
}

/** A log to write to, and a promise that resolves once it has written this text a given number of times. */
function countLines(words: string) {
  let count = 0
  let wanted = Number.POSITIVE_INFINITY
  const reached = Promise.withResolvers<void>()
  return {
    write(line: string): void {
      if (line.includes(words) && ++count >= wanted) reached.resolve()
    },
    reach(times: number): Promise<void> {
      wanted = times
      return reached.promise
    },
  }
}
