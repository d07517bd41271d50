import { expect, test } from 'vitest'
import { seedTshirtColors } from '#domain/tshirt/colors.ts'
import { seedTshirtGarments } from '#domain/tshirt/garments.ts'
import { shareTestShop } from '#tests/harness/shop.ts'
import { tshirtColors, tshirtGarments } from './tables.ts'

const shop = await shareTestShop()

test('a fresh shop sells the garments, prices and colors of the specification, and seeding again changes nothing', async () => {
  await shop.tshirts.ensureSeed()

  expect(await shop.tshirts.garments()).toEqual(seedTshirtGarments)
  expect(await shop.tshirts.colors()).toEqual(seedTshirtColors)
})

test('products the shop took off sale are not offered, and do not come back at the next start', async () => {
  await shop.database.orm.update(tshirtGarments).set({ isActive: false })
  await shop.database.orm.update(tshirtColors).set({ isActive: false })
  await shop.tshirts.ensureSeed()

  expect(await shop.tshirts.garments()).toEqual([])
  expect(await shop.tshirts.colors()).toEqual([])
})
