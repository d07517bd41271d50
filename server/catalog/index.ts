import { asc, eq } from 'drizzle-orm'
import { type GangSheetSize, seedGangSheetSizes } from '#domain/gang-sheet.ts'
import { cents } from '#domain/money.ts'
import type { ChangePricesOutcome } from '#domain/price-change.ts'
import { inches } from '#domain/units.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { changePrices } from '#server/kernel/change-prices.ts'
import type { Database } from '#server/kernel/database.ts'
import { gangSheetPrices } from './change-prices.ts'
import { gangSheetSizes } from './tables.ts'

export type Catalog = {
  /** Sizes on sale, shortest first. */
  gangSheetSizes(): Promise<GangSheetSize[]>
  /** Changes prices that stand as their editor saw them (domain/price-change.ts). Staff only. */
  changePrices(actor: Actor, changes: unknown): Promise<ChangePricesOutcome>
  /** Puts the specification's sizes and prices into an empty table, once. */
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

    changePrices: (actor, changes) => changePrices(database, actor, changes, gangSheetPrices),

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
