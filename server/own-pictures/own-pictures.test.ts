import { expect, test } from 'vitest'
import { sellLines } from '#tests/harness/print-orders.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { plainPicture, printLine, stockPrint } from '#tests/harness/shelves.ts'
import { startTestShop } from '#tests/harness/shop.ts'

test('a premade print is for those who bought it: its original, once, and for nobody else', async () => {
  await using shop = await startTestShop()
  const buyer = signedIn('customer')
  const print = await stockPrint(shop)
  const key = `print:${print.id}`
  expect(await shop.ownPictures.list(buyer)).toEqual({ aiDesigns: [], prints: [] })
  expect(await shop.ownPictures.use(buyer, key)).toBeNull()

  const order = await sellLines(shop, buyer, [printLine(print, print.variants[0]?.id)])

  expect((await shop.ownPictures.list(buyer)).prints).toEqual([
    { key, name: print.title, pictureUrl: expect.any(String) },
  ])
  const artwork = await shop.ownPictures.use(buyer, key)
  expect(artwork).toMatchObject({ fileName: print.title, state: 'ready', widthPx: 400 })
  expect(await shop.artwork.readOriginal(buyer, artwork?.id ?? '')).toEqual(await plainPicture())
  expect((await shop.ownPictures.use(buyer, key))?.id).toBe(artwork?.id)
  expect(await shop.artwork.list(buyer)).toHaveLength(1)
  for (const other of [visitor(), signedIn('customer', 'other@example.com')]) {
    expect(await shop.ownPictures.use(other, key)).toBeNull()
    expect((await shop.ownPictures.list(other)).prints).toEqual([])
    expect(await shop.artwork.list(other)).toEqual([])
  }

  await shop.database.pool.query(`update orders set status = 'cancelled' where id = $1`, [order.id])
  expect(await shop.ownPictures.use(buyer, key)).toBeNull()
})
