import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/harness/database.ts'
import { keepTables } from './keep-tables.ts'
import { createTableChanges } from './table-changes.ts'

test('each part is loaded once per state of its table; a failed load is tried again', async () => {
  await using database = await createTestDatabase()
  const loads = { sizes: 0, redirects: 0 }
  let isBroken = true
  const read = keepTables(createTableChanges(database.pool), {
    sizes: { table: 'gang_sheet_sizes', load: async () => ++loads.sizes },
    redirects: {
      table: 'redirects',
      async load() {
        loads.redirects++
        if (isBroken) throw new Error('broken')
        return loads.redirects
      },
    },
  })
  await expect(read()).rejects.toThrow('broken')
  isBroken = false
  expect(await Promise.all([read(), read()])).toEqual([
    { sizes: 1, redirects: 2 },
    { sizes: 1, redirects: 2 },
  ])
  await database.pool.query(
    `insert into redirects (from_path, to_path, created_at) values ('/old', '/', now())`,
  )
  expect(await read()).toEqual({ sizes: 1, redirects: 3 })
})

test('a table whose changes are not tracked is not cached', async () => {
  await using database = await createTestDatabase()
  const load = async () => 'read'
  const read = keepTables(createTableChanges(database.pool), { orders: { table: 'orders', load } })
  await expect(read()).rejects.toThrow('Nobody notes when orders changes')
})
