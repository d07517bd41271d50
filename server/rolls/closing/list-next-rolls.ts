import { asc, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { closingWords, type RollOutlook, shareOf } from '#domain/orders/roll-closing.ts'
import type { RollsDeps } from '../deps.ts'
import { type NextRoll, printers } from '../tables.ts'

/** Of a printer whose rolls close by themselves. */
export const nextRollShape = z.object({
  printerId: z.uuid(),
  printerName: z.string(),
  lengthInches: z.number(),
  maxLengthInches: z.number(),
  /** Per cent of its longest roll. */
  share: z.int(),
  pieceCount: z.int(),
  /** When it closes, each by itself: "at 85% full", "at 4:00 PM". */
  closes: z.array(z.string()),
  /** Whether it goes on without anybody looking at it. */
  isReleased: z.boolean(),
})

/** What would lie on the next rolls, as it was last looked at, and when they close. */
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

/** Null where nothing would lie on it. */
export function outlookOf(next: NextRoll | null): RollOutlook | null {
  if (!next || next.oldestAt === null) return null
  const { lengthInches, pieceCount, isFull, oldestAt } = next
  return { lengthInches, pieceCount, isFull, oldestAt: new Date(oldestAt) }
}
