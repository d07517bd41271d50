import { expect, test } from 'vitest'
import { orderItems } from '#server/orders/tables.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { printFiles } from './tables.ts'

const staff = signedIn('admin', 'staff@example.com')

test('superseded files stay for the record, and nobody can download or finish them', async () => {
  await using shop = await startTestShop()
  await sellGangSheet(shop, visitor())
  const [item] = await shop.database.orm.select().from(orderItems)
  const itemId = item?.id ?? ''
  await shop.printFiles.request(staff, itemId)
  await shop.database.transaction((transaction) =>
    shop.orders.setPrintReadyFile(transaction, itemId, '/files/print-files/1'),
  )

  await shop.database.transaction((transaction) => shop.printFiles.supersede(transaction, itemId))
  await shop.jobs.runDue()

  const [file] = await shop.database.orm.select().from(printFiles)
  expect(file).toMatchObject({ state: 'superseded', storageKey: null })
  expect(file?.supersededAt).toBeInstanceOf(Date)
  expect(await shop.printFiles.download(staff, file?.id ?? '')).toBeNull()
  expect((await shop.database.orm.select().from(orderItems))[0]?.printReadyFileUrl).toBeNull()
  expect(await shop.printFiles.request(staff, itemId)).toMatchObject({ ok: true })
  expect((await shop.printFiles.listForItems(staff, [itemId])).map(({ state }) => state)).toEqual([
    'queued',
    'superseded',
  ])
})
