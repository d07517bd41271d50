import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { cheaperSize } from '#domain/studio/choose-size.ts'
import { filmNeeded, sheetOfSize } from '#domain/studio/studio-document.ts'
import type { DesignView } from '#server/designs/index.ts'

/** The cheaper sheet on which all of a design finds room. */
export const findSmallerSheet = (
  { document, sizeId }: DesignView,
  sizes: readonly GangSheetSize[],
): GangSheetSize | null => cheaperSize(sizes, sizeId, filmNeeded(document))

/** The same layout on that sheet: nothing of it moves. */
export const onSheet = (document: DesignView['document'], size: GangSheetSize): DesignView['document'] => ({
  ...document,
  sheet: sheetOfSize(document.sheet, size),
})
