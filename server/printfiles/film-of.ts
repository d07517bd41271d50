import { and, desc, eq, isNotNull, notInArray } from 'drizzle-orm'
import { workSheetPart } from '#domain/orders/part-names.ts'
import { printDpi } from '#domain/units.ts'
import type { Executor } from '#server/kernel/database.ts'
import { printFiles } from './tables.ts'

/** Made by a laser, or a sheet for people: no film. */
const partsWithoutFilm = ['engraving', workSheetPart]

/**
 * Inches of film that one copy of the item takes, by its newest ready print file for each part: their lengths at print
 * resolution, including the strip above the art, which is film, too. Null while it has none.
 */
export async function filmOf(executor: Executor, orderItemId: string): Promise<number | null> {
  const rows = await executor
    .selectDistinctOn([printFiles.part], { heightPx: printFiles.heightPx })
    .from(printFiles)
    .where(
      and(
        eq(printFiles.orderItemId, orderItemId),
        eq(printFiles.state, 'ready'),
        isNotNull(printFiles.heightPx),
        notInArray(printFiles.part, partsWithoutFilm),
      ),
    )
    .orderBy(printFiles.part, desc(printFiles.createdAt))
  if (rows.length === 0) return null
  return rows.reduce((sum, { heightPx }) => sum + (heightPx ?? 0), 0) / printDpi
}
