import type { TshirtColor } from '#domain/tshirt/colors.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import type { Database } from '#server/kernel/database.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { garmentPrices } from './change-prices.ts'
import { ensureSeed } from './ensure-seed.ts'
import { findColors, findGarments } from './find-garments.ts'

export type Tshirts = {
  /** Garments on sale with their prices by print option and size, in the shop's order. */
  garments(): Promise<TshirtGarment[]>
  /** Fabric colors on sale, in the shop's order. */
  colors(): Promise<TshirtColor[]>
  operations: BoundOperation[]
  /** Puts the specification's garments, prices and colors into empty tables, once. */
  ensureSeed(): Promise<void>
}

export function createTshirts({ database }: { database: Database }): Tshirts {
  return {
    garments: () => findGarments(database),
    colors: () => findColors(database),
    operations: bindOperations([garmentPrices], { database }),
    ensureSeed: () => ensureSeed(database),
  }
}
