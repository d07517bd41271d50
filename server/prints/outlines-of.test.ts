import { expect, test } from 'vitest'
import type { InkOutline } from '#domain/checks/measure-artwork.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { marketMix, plainPicture } from '#tests/harness/shelves.ts'
import { shareTestShop } from '#tests/harness/shop.ts'
import { outlinesOf } from './outlines-of.ts'
import { printProducts } from './tables.ts'

const shop = await shareTestShop()

const square: InkOutline = [{ outline: [0, 0, 1, 0, 1, 1, 0, 1], holes: [] }]

test('an original is traced when first requested, and never again; one that is unreadable or gone has no outline', async () => {
  const original = await plainPicture('#2255aa', 600, 300)
  await shop.prints.createPrintProduct(signedIn('admin'), marketMix, { original })
  const [row] = await shop.database.orm.select().from(printProducts)
  const key = row?.originalKey ?? ''
  const traced: string[] = []
  const ask = (outline: InkOutline | null, keys = [key]) =>
    outlinesOf(
      {
        database: shop.database,
        traceStored: async (one) => {
          traced.push(one)
          return outline
        },
      },
      keys,
    )

  expect(await ask(null)).toEqual(new Map())
  expect(await ask(square, ['of/an/earlier/picture'])).toEqual(new Map())
  expect(await ask(square)).toEqual(new Map([[key, square]]))
  expect(await ask(null)).toEqual(new Map([[key, square]]))
  expect(traced).toEqual([key, key])
})
