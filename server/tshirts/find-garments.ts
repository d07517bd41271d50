import { asc, eq } from 'drizzle-orm'
import { cents } from '#domain/money/money.ts'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import type { TshirtPrintOption } from '#domain/tshirt/print-option.ts'
import type { Database } from '#server/kernel/database.ts'
import { tshirtColors, tshirtGarments, tshirtPrices } from './tables.ts'

/** Garments on sale with their prices, in the shop's order. */
export async function findGarments({ orm }: Database): Promise<TshirtGarment[]> {
  const [garments, prices] = await Promise.all([
    orm
      .select()
      .from(tshirtGarments)
      .where(eq(tshirtGarments.isActive, true))
      .orderBy(asc(tshirtGarments.sortOrder), asc(tshirtGarments.id)),
    orm.select().from(tshirtPrices),
  ])
  return garments.map(({ id, brand, name, material, badge, cut }) => {
    const own = prices.filter(({ garmentId }) => garmentId === id)
    const pricesOf = (option: TshirtPrintOption) =>
      Object.fromEntries(
        own
          .filter(({ printOption }) => printOption === option)
          .map(({ size, priceCents }) => [size, cents(priceCents)]),
      )
    const table = { frontOnly: pricesOf('frontOnly'), frontBack: pricesOf('frontBack') }
    return { id, brand, name, material, badge, cut, prices: table }
  })
}

/** Fabric colors on sale, in the shop's order. */
export async function findColors({ orm }: Database): Promise<TshirtColor[]> {
  return orm
    .select({ id: tshirtColors.id, name: tshirtColors.name, hex: tshirtColors.hex })
    .from(tshirtColors)
    .where(eq(tshirtColors.isActive, true))
    .orderBy(asc(tshirtColors.sortOrder), asc(tshirtColors.id))
}
