import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { cheaperSheets, ontoSheets } from '#domain/studio/choose-size.ts'
import type { DesignView } from '#server/designs/index.ts'

/** The cheaper sheets that all of a design fits on. */
export const findSmallerSheets = (
  { document }: DesignView,
  sizes: readonly GangSheetSize[],
): GangSheetSize[] | null => cheaperSheets(sizes, document)

/** The same layout on these sheets: nothing moves within its own sheet. */
export const onSheets = (
  document: DesignView['document'],
  sizes: readonly GangSheetSize[],
): DesignView['document'] => ({ ...document, ...ontoSheets(document, sizes) })
