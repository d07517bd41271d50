import { titleOfSizes } from '#domain/artwork/cut-sheets.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'

/** "22 × 24 in", "2 of 22 × 120 in + 22 × 24 in". */
export const namesOfSizes = (sizeIds: readonly string[], sizes: readonly GangSheetSize[]): string =>
  titleOfSizes(sizeIds.map((id) => ({ title: sizes.find((size) => String(size.id) === id)?.title ?? id })))
