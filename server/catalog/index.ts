import { asc, eq } from 'drizzle-orm'
import { type GangSheetSize, seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { cents } from '#domain/money/money.ts'
import { inches } from '#domain/units.ts'
import type { Database } from '#server/kernel/database.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { gangSheetPrices } from './change-prices.ts'
import { gangSheetSizes } from './tables.ts'

export type Catalog = {
  /** Sizes on sale, shortest first. */
  gangSheetSizes(): Promise<GangSheetSize[]>
  operations: BoundOperation[]
  /** Inserts the specification's sizes and prices into an empty table, once. */
  ensureSeed(): Promise<void>
}

export function createCatalog({ database }: { database: Database }): Catalog {
  return {
    async gangSheetSizes() {
      const rows = await database.orm
        .select()
        .from(gangSheetSizes)
        .where(eq(gangSheetSizes.isActive, true))
        .orderBy(asc(gangSheetSizes.heightInches))
      return rows.map((row) => ({
        id: row.id,
        title: row.title,
        width: inches(row.widthInches),
        height: inches(row.heightInches),
        price: cents(row.priceCents),
      }))
    },

    operations: bindOperations([gangSheetPrices], { database }),
    async ensureSeed() {
      const rows = seedGangSheetSizes.map((size) => ({
        id: size.id,
        title: size.title,
        widthInches: size.width,
        heightInches: size.height,
        priceCents: size.price,
      }))
      const isEmpty = (await database.orm.$count(gangSheetSizes)) === 0
      if (isEmpty) await database.orm.insert(gangSheetSizes).values(rows).onConflictDoNothing()
    },
  }
}
