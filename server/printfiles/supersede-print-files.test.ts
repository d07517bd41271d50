import { asc, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderItems } from '#server/orders/tables.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { printFiles } from './tables.ts'

const staff = signedIn('admin', 'staff@example.com')

test('superseded files stay for the record, and no one can download or finish them', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  for (let sold = 0; sold < 2; sold++) await sellGangSheet(shop, visitor())
  const [item, other] = await shop.database.orm.select().from(orderItems)
  const [itemId, otherId] = [item?.id ?? '', other?.id ?? '']
  await shop.printFiles.request(staff, itemId)
  await shop.database.transaction(async (transaction) => {
    for (const id of [itemId, otherId]) await shop.orders.setPrintReadyFile(transaction, id, `/files/${id}`)
  })

  await shop.database.transaction((transaction) => shop.printFiles.supersede(transaction, itemId))
  await shop.jobs.runDue()

  const [file] = await shop.database.orm.select().from(printFiles)
  await shop.printFiles.request(staff, otherId)
  expect(file).toMatchObject({ state: 'superseded', storageKey: null })
  expect(file?.supersededAt).toBeInstanceOf(Date)
  expect(await shop.printFiles.download(staff, file?.id ?? '')).toBeNull()
  const links = await shop.database.orm
    .select({ url: orderItems.printReadyFileUrl })
    .from(orderItems)
    .where(inArray(orderItems.id, [itemId, otherId]))
  expect(links.map(({ url }) => url).sort()).toEqual([`/files/${otherId}`, null])
  expect(await shop.printFiles.request(staff, itemId)).toMatchObject({ ok: true })
  expect((await shop.printFiles.listForItems(staff, [itemId])).map(({ state }) => state)).toEqual([
    'queued',
    'superseded',
  ])
  clock.advance(1)
  await shop.database.transaction((transaction) => shop.printFiles.supersede(transaction, itemId))
  const ofOther = await shop.printFiles.listForItems(staff, [otherId])
  expect(ofOther.map(({ state }) => state)).toEqual(['queued'])
  const mine = eq(printFiles.orderItemId, itemId)
  const rows = await shop.database.orm
    .select()
    .from(printFiles)
    .where(mine)
    .orderBy(asc(printFiles.createdAt))
  expect(rows.map(({ state }) => state)).toEqual(['superseded', 'superseded'])
  // The record keeps the time.
  expect(rows[0]?.supersededAt).toEqual(file?.supersededAt)
  expect(rows[1]?.supersededAt).not.toEqual(file?.supersededAt)
})
