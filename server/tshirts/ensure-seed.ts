import { seedTshirtColors } from '#domain/tshirt/colors.ts'
import { seedTshirtGarments } from '#domain/tshirt/garments.ts'
import { priceTshirt, sizesOf } from '#domain/tshirt/price-tshirt.ts'
import { tshirtPrintOptions } from '#domain/tshirt/print-option.ts'
import type { Database } from '#server/kernel/database.ts'
import { tshirtColors, tshirtGarments, tshirtPrices } from './tables.ts'

/** Puts the specification's garments, prices and colors into empty tables, once. */
export async function ensureSeed(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await tx.$count(tshirtGarments)) === 0) {
      const garments = seedTshirtGarments.map(({ prices: _prices, ...garment }, sortOrder) => ({
        ...garment,
        sortOrder,
      }))
      await tx.insert(tshirtGarments).values(garments).onConflictDoNothing()
      await tx.insert(tshirtPrices).values(seedPrices()).onConflictDoNothing()
    }
    if ((await tx.$count(tshirtColors)) === 0) {
      const colors = seedTshirtColors.map((color, sortOrder) => ({ ...color, sortOrder }))
      await tx.insert(tshirtColors).values(colors).onConflictDoNothing()
    }
  })
}

const seedPrices = () =>
  seedTshirtGarments.flatMap((garment) =>
    tshirtPrintOptions.flatMap((printOption) =>
      sizesOf(garment, printOption).map((size) => ({
        garmentId: garment.id,
        printOption,
        size,
        priceCents: priceTshirt(garment, printOption, size) ?? 0,
      })),
    ),
  )
