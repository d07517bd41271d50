import { expect, test } from 'vitest'
import { seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { seedTshirtColors } from '#domain/tshirt/colors.ts'
import { seedTshirtGarments } from '#domain/tshirt/garments.ts'
import { seedTumblerSizes } from '#domain/tumbler/tumblers.ts'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { migrateDatabase } from '#server/kernel/postgres/migrate-database.ts'
import { rowsByKey } from '#tests/authorization/whole-shop.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { openShop } from '#tests/harness/open-shop.ts'

/** The row counts of all tables that have rows. */
const countsOf = (rows: Awaited<ReturnType<typeof rowsByKey>>): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(rows.values(), ({ table }) => table)].map(([table, { length }]) => [table, length]),
  )

test('a new shop is filled once with its products and print settings; whatever its owner removed or changed stays that way', async () => {
  await using database = await createTestDatabase('template0')
  await migrateDatabase(database.connectionString)
  const prepare = async (folder: string) => {
    const shop = openShop({ DATA_DIR: folder, DATABASE_URL: database.connectionString })
    await shop.prepare()
    await shop.stop()
  }
  const { migrations, ...nothing } = countsOf(await rowsByKey({ database }))
  expect(nothing).toEqual({})

  await withWorkFolder(async (folder) => {
    await prepare(folder)
    expect(countsOf(await rowsByKey({ database }))).toEqual({
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
    await database.pool.query('update shipping_rates set base_rate_cents = 1')
    const left = await rowsByKey({ database })
    await prepare(folder)
    expect(await rowsByKey({ database })).toEqual(left)
  })
})
