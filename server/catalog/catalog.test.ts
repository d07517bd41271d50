import { eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestShop } from '#tests/harness/shop.ts'
import { gangSheetSizes } from './tables.ts'

test('a fresh shop sells the ten sizes at fifty cents an inch, and seeding again changes nothing', async () => {
  await using shop = await startTestShop()
  const { orm } = shop.database
  await orm.delete(gangSheetSizes).where(ne(gangSheetSizes.id, 0))
  for (let time = 0; time < 2; time++) await shop.catalog.ensureSeed()

  const sizes = await shop.catalog.gangSheetSizes()

  expect(sizes.map(({ id, price }) => [id, price])).toEqual([
    [12, 600],
    [24, 1_200],
    [36, 1_800],
    [48, 2_400],
    [60, 3_000],
    [72, 3_600],
    [84, 4_200],
    [96, 4_800],
    [108, 5_400],
    [120, 6_000],
  ])
  expect(sizes.every((size) => size.width === 22 && size.height === size.id)).toBe(true)

  await orm.update(gangSheetSizes).set({ isActive: false }).where(eq(gangSheetSizes.id, 12))
  await orm.delete(gangSheetSizes).where(ne(gangSheetSizes.id, 12))
  await shop.catalog.ensureSeed()
  expect(await shop.catalog.gangSheetSizes()).toEqual([])
})
