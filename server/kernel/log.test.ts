import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/harness/database.ts'
import { createLog } from './log.ts'

function listen() {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  return { log, lines }
}

test('an error is logged with its message, location and cause', () => {
  const { log, lines } = listen()
  log.error({ error: new Error('outer', { cause: new RangeError('inner') }) }, 'failed')
  const { error, msg } = JSON.parse(lines[0] ?? '')
  expect(msg).toBe('failed')
  expect(error).toMatchObject({
    type: 'Error',
    message: 'outer',
    cause: { type: 'RangeError', message: 'inner' },
  })
  expect(error.stack).toContain('log.test.ts')
})

test('a failed query is logged without the values that someone sent', async () => {
  await using database = await createTestDatabase()
  const { log, lines } = listen()
  const insert = () =>
    database.orm.execute(sql`insert into newsletter_signups (email) values (${'secret-heron@example.com'})`)
  await insert()
  await insert().catch((error) => log.error({ error }, 'failed'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('secret-heron')
  expect(JSON.parse(lines[0] ?? '').error).toMatchObject({
    message: 'Failed query: insert into newsletter_signups (email) values ($1)',
    cause: { code: '23505', constraint: 'newsletter_signups_email' },
  })
})

test('an outage that every request meets does not fill the log', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const error = new Error('connect ECONNREFUSED')
  for (let count = 0; count < 300; count++) log.error({ error }, 'request failed')
  expect(lines).toHaveLength(5)
})
