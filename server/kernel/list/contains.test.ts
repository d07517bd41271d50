import { globSync, readFileSync } from 'node:fs'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { bulkQuotes } from '#server/quotes/tables.ts'
import { anyContains } from './contains.ts'

test('typed text is searched for literally, in any of the columns', () => {
  const { name, email } = bulkQuotes
  const where = anyContains([name, email], '5% \\ a_b\0')
  expect(where && new PgDialect().sqlToQuery(where)).toMatchObject({
    sql: '("bulk_quotes"."name" ilike $1 or "bulk_quotes"."email" ilike $2)',
    params: ['%5\\% \\\\ a\\_b%', '%5\\% \\\\ a\\_b%'],
  })
  expect(anyContains([name], '')).toBeUndefined()
  expect(anyContains([name], undefined)).toBeUndefined()
})

test('pattern characters are escaped in one place', () => {
  const saying = globSync('server/**/*.ts').filter((path) => readFileSync(path, 'utf8').includes('[\\\\%_]'))
  expect(saying.filter((path) => !path.endsWith('.test.ts'))).toEqual(['server/kernel/list/contains.ts'])
})
