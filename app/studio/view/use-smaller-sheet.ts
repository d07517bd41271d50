import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { cheaperSize } from '#domain/studio/choose-size.ts'
import { filmNeeded, missingCopies } from '#domain/studio/studio-document.ts'
import { useStudio } from './studio-context.ts'

/** A cheaper sheet on which all of it finds room; null where there is none, or while it is laid out. */
export function useSmallerSheet(): GangSheetSize | null {
  const { document, sizes, arrangement } = useStudio()
  if (!document.isArranged || arrangement.isRunning || missingCopies(document).size > 0) return null
  return cheaperSize(sizes, document.sheet.sizeId, filmNeeded(document))
}
