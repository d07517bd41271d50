import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#server/kernel/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { siteConfig } from '#server/settings/tables.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { noteDatabase } from './as-it-was.ts'

test('a restored database has its earlier rows and next numbers, and the shop forgets what it had read', async () => {
  await using shop = await startTestShop()
  const { orm, pool } = shop.database
  const read = async () => [await orm.select().from(siteConfig), (await shop.settings.read()).siteName]
  const before = await read()
  const asItWas = await noteDatabase(pool)
  const { orderNumber } = await sellGangSheet(shop, visitor())
  await shop.settings.change({ system: 'test' }, { siteName: 'Another' })
  expect(await read()).not.toEqual(before)
  const rows = async () => [await orm.$count(orders), await orm.$count(auditEntries)]
  expect(Math.min(...(await rows()))).toBeGreaterThan(0)

  await asItWas()
  await shop.tableChanges.look()
  expect(await rows()).toEqual([0, 0])
  expect(await read()).toEqual(before)
  expect((await sellGangSheet(shop, signedIn())).orderNumber).toBe(orderNumber)
  await asItWas()
  expect(await orm.$count(orders, eq(orders.orderNumber, orderNumber ?? ''))).toBe(0)
})
