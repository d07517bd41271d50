import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { beginErrorTracking } from '#server/compose.ts'
import { currentRequest } from '#server/kernel/current-request.ts'
import { readEnvironment } from '#server/kernel/environment.ts'
import { openLog } from '#server/kernel/log.ts'
import { startSentry } from '#tests/fakes/sentry.ts'
import { createTestDatabase } from '#tests/harness/database.ts'

test('logged errors go to the tracker with causes and place, and without anything people sent', async () => {
  await using sentry = await startSentry()
  await using database = await createTestDatabase()
  const settings = {
    SENTRY_DSN: sentry.dsn,
    SENTRY_ENVIRONMENT: 'staging',
    LOG_TO: 'stdout',
    NODE_ENV: 'test',
  }
  const reading = readEnvironment(settings)
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  const tracker = await beginErrorTracking(reading.environment)
  const log = openLog(reading.environment, tracker)

  log.warn({ error: new Error('only a warning') }, 'not told')
  log.error({ cookie: 'gangway_session=secret', orderId: 'of-somebody' }, 'said without an error')
  const statement = sql`select 1 / ${'secret-heron@example.com'}::int`
  const failed = await database.orm.execute(statement).catch((error: unknown) => error)
  currentRequest.run({ id: 'request-1', network: '192.0.2.1' }, () =>
    log.error({ error: failed }, 'a page failed'),
  )
  await tracker?.flush()

  expect(sentry.events).toMatchObject([
    { level: 'error', message: 'said without an error', environment: 'staging', platform: 'node' },
    {
      message: 'a page failed',
      tags: { request_id: 'request-1' },
      exception: {
        values: [{ type: 'error', value: 'PostgreSQL 22P02' }, { value: 'Failed query: select 1 / $1::int' }],
      },
    },
  ])
  const whole = JSON.stringify(sentry.events)
  expect(whole).toContain('error-tracker.test.ts')
  for (const secret of ['gangway_session', 'of-somebody', '192.0.2.1', 'secret-heron'])
    expect(whole).not.toContain(secret)
})

test('without an address nothing is sent', async () => {
  const reading = readEnvironment({ NODE_ENV: 'test' })
  expect(reading.ok && (await beginErrorTracking(reading.environment))).toBeNull()
})
