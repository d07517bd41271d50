import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSentry } from '#tests/fakes/sentry.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { startBreakableDoor } from '#tests/harness/processes/breakable-door.ts'
import { startServerProcess } from '#tests/harness/processes/server-process.ts'
import { someOf } from '#tests/harness/run-form.ts'
import { freePort } from '#tests/harness/shop.ts'

/** A bug triggered by a signal, in an otherwise normal shop process. */
const bug = `--import=data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => { throw new Error('nobody caught this') })
  process.on('SIGWINCH', () => void Promise.reject(new Error('nobody handled this')))
`)}`

const end = async (pid: number, signal: NodeJS.Signals) => process.kill(pid, signal)

test('whatever ends the process is first reported to the error tracker: a failed start, and uncaught errors', async () => {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'gangway-last-words-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  await using sentry = await startSentry()
  await using database = await createTestDatabase()
  const settings = { DATABASE_URL: database.connectionString, SENTRY_DSN: sentry.dsn, NODE_OPTIONS: bug }
  const startAt = (port: number, dsn = sentry.dsn) =>
    startServerProcess({
      dataDirectory: folder,
      port,
      settings: { ...settings, SENTRY_DSN: dsn },
      flags: ['--web'],
    })
  const told = () => sentry.events.map(({ level, message, exception }) => ({ level, message, exception }))

  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const takenPort = typeof address === 'object' && address ? address.port : 0
  await expect(startAt(takenPort)).rejects.toThrow(/Port \d+ is already in use/)
  taken.close()
  expect(told()).toMatchObject([
    {
      ...{ level: 'fatal', message: 'the shop could not start' },
      exception: {
        values: [
          { type: 'Error', value: expect.stringContaining('EADDRINUSE') },
          {
            value: `Port ${takenPort} is already in use, by another program or by a shop that is already running. Stop that one, or set PORT to another number.`,
          },
        ],
      },
    },
  ])

  const tells = async (signal: NodeJS.Signals, words: string): Promise<void> => {
    sentry.events.length = 0
    await using shop = await startAt(await freePort())
    await end(shop.pid, signal)
    expect(await shop.gone).toBe(1)
    expect(told()).toMatchObject([
      {
        level: 'fatal',
        message: 'an uncaught error ended the process',
        exception: { values: [{ value: words }] },
      },
    ])
  }
  const endsUnheard = async (): Promise<void> => {
    await using door = await startBreakableDoor(Number(new URL(sentry.dsn).port))
    door.be('hanging')
    await using shop = await startAt(await freePort(), sentry.dsn.replace(/:\d+\/7$/, `:${door.port}/7`))
    await end(shop.pid, 'SIGUSR2')
    expect(await shop.gone).toBe(1)
  }
  const ends = [
    () => tells('SIGUSR2', 'nobody caught this'),
    () => tells('SIGWINCH', 'nobody handled this'),
    endsUnheard,
  ]
  // Each costs a start: the short form picks one of them all.
  for (const one of someOf(ends, 1)) await one()
})
