import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { printerSchema } from '#domain/orders/roll.ts'
import type { RollsDeps } from './deps.ts'
import { printers } from './tables.ts'

export const printerShape = printerSchema.extend({ id: z.uuid(), version: z.int() })
export type PrinterView = z.output<typeof printerShape>

export const toPrinter = (row: typeof printers.$inferSelect): PrinterView => {
  const { id, name, filmWidthInches, maxLengthInches, gapInches, version } = row
  return { id, name, filmWidthInches, maxLengthInches, gapInches, version }
}

export async function listPrinters({ database }: Pick<RollsDeps, 'database'>): Promise<PrinterView[]> {
  const rows = await database.orm.select().from(printers).orderBy(asc(printers.createdAt), asc(printers.id))
  return rows.map(toPrinter)
}

/** What most shops have: film as wide as the sheets that they sell. */
const first = { name: 'DTF printer', filmWidthInches: 22, maxLengthInches: 200, gapInches: 0.25 }

export async function ensurePrinter({ database }: Pick<RollsDeps, 'database'>): Promise<void> {
  await database.transaction(async (transaction) => {
    if ((await transaction.$count(printers)) === 0) await transaction.insert(printers).values(first)
  })
}
