import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { sellLines } from '#tests/harness/print-orders.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { plainPicture, printLine, stockPrint } from '#tests/harness/shelves.ts'
import { startTestShop } from '#tests/harness/shop.ts'

test('the original of a premade print goes to those who bought it, once, and to no one else', async () => {
  await using shop = await startTestShop()
  const buyer = signedIn('customer')
  const print = await stockPrint(shop)
  const key = `print:${print.id}`
  const list = (actor: Actor) => shop.operations.ask('own-pictures.list', actor, {})
  const take = async (actor: Actor, picture: string) => {
    const taken = await shop.operations.call('own-pictures.take', actor, { key: picture })
    return taken.ok ? taken.value.artwork : null
  }
  expect(await list(buyer)).toEqual({ aiDesigns: [], prints: [] })
  expect(await take(buyer, key)).toBeNull()

  const order = await sellLines(shop, buyer, [printLine(print, print.variants[0]?.id)])

  expect((await list(buyer)).prints).toEqual([{ key, name: print.title, pictureUrl: expect.any(String) }])
  const artwork = await take(buyer, key)
  expect(artwork).toMatchObject({ fileName: print.title, state: 'ready', widthPx: 400 })
  expect(await shop.artwork.readOriginal(buyer, artwork?.id ?? '')).toEqual(await plainPicture())
  expect((await take(buyer, key))?.id).toBe(artwork?.id)
  expect(await shop.artwork.list(buyer)).toHaveLength(1)
  for (const other of [visitor(), signedIn('customer', 'other@example.com')]) {
    expect(await take(other, key)).toBeNull()
    expect((await list(other)).prints).toEqual([])
    expect(await shop.artwork.list(other)).toEqual([])
  }

  await shop.database.pool.query(`update orders set status = 'cancelled' where id = $1`, [order.id])
  expect(await take(buyer, key)).toBeNull()
})
