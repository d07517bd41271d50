import { asc, eq } from 'drizzle-orm'
import { cents } from '#domain/money/money.ts'
import { seedTumblerSizes, type TumblerSize } from '#domain/tumbler/tumblers.ts'
import type { Database } from '#server/kernel/database.ts'
import { tumblerSizes } from './tables.ts'

export async function readSizes({ database }: { database: Database }): Promise<TumblerSize[]> {
  const rows = await database.orm
    .select()
    .from(tumblerSizes)
    .where(eq(tumblerSizes.isActive, true))
    .orderBy(asc(tumblerSizes.position), asc(tumblerSizes.id))
  return rows.map((row) => ({
    id: row.id,
    prices: {
      single: cents(row.singleCents),
      double: cents(row.doubleCents),
      fullWrap: cents(row.fullWrapCents),
    },
    availableColors: row.availableColors,
    attributes: row.attributes,
  }))
}

export async function seedSizes({ database }: { database: Database }): Promise<void> {
  if ((await database.orm.$count(tumblerSizes)) > 0) return
  const rows = seedTumblerSizes.map(({ id, prices, availableColors, attributes }, position) => ({
    id,
    position,
    singleCents: prices.single,
    doubleCents: prices.double,
    fullWrapCents: prices.fullWrap,
    availableColors,
    attributes,
  }))
  await database.orm.insert(tumblerSizes).values(rows).onConflictDoNothing()
}
