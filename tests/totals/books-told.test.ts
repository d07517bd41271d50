import { expect, test } from 'vitest'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { promote } from '#tests/harness/promote.ts'
import { sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { stockTshirt } from '#tests/harness/shelves.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const books: [table: string, column: string, keep: (shop: TestShop) => Promise<unknown>][] = [
  ['orders', 'open_cents', (shop) => sellGangSheet(shop, visitor())],
  ['discounts', 'used_count', promote],
  ['stock_levels', 'on_hand', stockTshirt],
]

/** A check that runs after every test would also pass if it looked at nothing. */
test.each(books)(
  'a row of %s whose %s is 1 too high is reported, whatever else the shop has',
  async (...book) => {
    const [table, column, keep] = book
    await using shop = await startTestShop()
    const { pool } = shop.database
    const count = async () => (await pool.query(`select from ${table}`)).rowCount
    expect(await count()).toBe(0)
    await expectMoneyToAddUp({ pool })
    await keep(shop)
    expect(await count()).toBeGreaterThan(0)
    await expectMoneyToAddUp({ pool })
    await pool.query(`update ${table} set ${column} = ${column} + 1`)
    await expect(expectMoneyToAddUp({ pool })).rejects.toThrow('must add up')
    await pool.query(`update ${table} set ${column} = ${column} - 1`)
  },
)
