import { expect, test } from 'vitest'
import { seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { seedTshirtColors } from '#domain/tshirt/colors.ts'
import { seedTshirtGarments } from '#domain/tshirt/garments.ts'
import { seedTumblerSizes } from '#domain/tumbler/tumblers.ts'
import type { Database } from '#server/kernel/database.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { migrateDatabase } from '#server/kernel/postgres/migrate-database.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { openShop } from '#tests/harness/open-shop.ts'

/** Rows of each table that has any. */
async function rowsOf({ pool }: Database): Promise<Record<string, number>> {
  const tables = await pool.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const { rows } = await pool.query(`select count(*)::int as count from "${name}"`)
    if (rows[0].count > 0) counts[name] = rows[0].count
  }
  return counts
}

test('a new shop is filled once with what it sells by and prints on; what its owner took out or changed stays so', async () => {
  await using database = await createTestDatabase('template0')
  await migrateDatabase(database.connectionString)
  const prepare = async (folder: string) => {
    const shop = openShop({ DATA_DIR: folder, DATABASE_URL: database.connectionString })
    await shop.prepare()
    await shop.stop()
  }
  const { migrations, ...nothing } = await rowsOf(database)
  expect(nothing).toEqual({})

  await withWorkFolder(async (folder) => {
    await prepare(folder)
    const filled = await rowsOf(database)
    expect(filled).toEqual({
      migrations,
      gang_sheet_sizes: seedGangSheetSizes.length,
      printers: 1,
      shipping_rates: 1,
      signing_keys: 1,
      tshirt_colors: seedTshirtColors.length,
      tshirt_garments: seedTshirtGarments.length,
      tshirt_prices: 84,
      tumbler_sizes: seedTumblerSizes.length,
    })

    await database.pool.query(`delete from tumbler_sizes where id = '40oz'`)
    await database.pool.query(`update shipping_rates set base_rate_cents = 1`)
    await prepare(folder)
    expect(await rowsOf(database)).toEqual({ ...filled, tumbler_sizes: 1 })
    const { rows } = await database.pool.query('select base_rate_cents as cents from shipping_rates')
    expect(rows).toEqual([{ cents: 1 }])
  })
})
