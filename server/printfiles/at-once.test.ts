import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { printsAtOnce } from '#server/kernel/decoding/limits.ts'
import { printStaff, sellSheet } from '#tests/harness/print-orders.ts'
import { holdTable } from '#tests/harness/processes/hold-table.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { printFiles } from './tables.ts'

test('as many print files are created in parallel as there are cores', async () => {
  await using shop = await startTestShop({ isPoolLent: false })
  const { database } = shop
  const asked = Math.min(printsAtOnce + 1, 4)
  while ((await database.orm.$count(printFiles)) < asked) {
    const { item } = await sellSheet(shop, visitor())
    await shop.printFiles.request(printStaff, item.id)
  }
  const inState = (state: string) => database.orm.$count(printFiles, sql`state = ${state}`)
  // Where each looks up what it draws, after it has started.
  const items = await holdTable(database, 'order_items')
  await shop.start()
  await expect.poll(() => inState('rendering')).toBe(Math.min(printsAtOnce, asked))
  await items.letGo()
  await expect.poll(() => inState('ready')).toBe(asked)
})
