import { asc, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { closingWords, type RollOutlook, shareOf } from '#domain/orders/roll-closing.ts'
import type { RollsDeps } from '../deps.ts'
import { type NextRoll, printers } from '../tables.ts'

/** For a printer whose rolls close automatically. */
export const nextRollShape = z.object({
  printerId: z.uuid(),
  printerName: z.string(),
  lengthInches: z.number(),
  maxLengthInches: z.number(),
  /** Percent of its longest roll. */
  share: z.int(),
  pieceCount: z.int(),
  /** What closes it, each on its own: "at 85% full", "at 4:00 PM". */
  closes: z.array(z.string()),
  /** Whether it is sent on without anyone reviewing it. */
  isReleased: z.boolean(),
})

/** What would go on the next rolls, as of the last look, and when they close. */
export async function listNextRolls({
  database,
  readSettings,
}: Pick<RollsDeps, 'database' | 'readSettings'>): Promise<z.output<typeof nextRollShape>[]> {
  const rows = await database.orm
    .select()
    .from(printers)
    .where(isNotNull(printers.closing))
    .orderBy(asc(printers.createdAt), asc(printers.id))
  if (rows.length === 0) return []
  const { timeZone } = await readSettings()
  return rows.flatMap(({ id, name, maxLengthInches, closing, nextRoll }) => {
    if (!closing) return []
    const outlook = outlookOf(nextRoll)
    const lengthInches = outlook?.lengthInches ?? 0
    return {
      ...{ printerId: id, printerName: name, lengthInches, maxLengthInches },
      share: shareOf({ lengthInches }, { maxLengthInches }),
      pieceCount: outlook?.pieceCount ?? 0,
      closes: closingWords(closing, outlook, { timeZone }),
      isReleased: closing.isReleased,
    }
  })
}

/** Null if nothing would be on it. */
export function outlookOf(next: NextRoll | null): RollOutlook | null {
  if (!next || next.oldestAt === null) return null
  const { lengthInches, pieceCount, isFull, oldestAt } = next
  return { lengthInches, pieceCount, isFull, oldestAt: new Date(oldestAt) }
}
