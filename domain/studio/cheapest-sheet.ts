import type { GangSheetSize } from '../artwork/gang-sheet.ts'
import type { Mm } from '../units.ts'
import { setSize } from './change-items.ts'
import { cheaperSheets, cheapestSize, ontoSheets } from './choose-size.ts'
import { missingCopies, type StudioDocument } from './studio-document.ts'

/**
 * Until someone chooses a sheet, uses the cheapest one that holds everything wanted; returns the same document if that
 * is the case already. `needed` is the film that fits everything, for when this sheet is too short.
 */
export function onCheapestSheet(
  document: StudioDocument,
  sizes: readonly GangSheetSize[],
  needed: Mm | null,
): StudioDocument {
  if (!document.isSizeOpen || !document.isArranged || document.items.length === 0) return document
  if (missingCopies(document).size > 0) {
    const longer = needed === null ? null : cheapestSize(sizes, needed)
    if (!longer || longer.id === document.sheet.sizeId) return document
    return { ...setSize(document, longer), isSizeOpen: true }
  }
  const [shorter, ...others] = cheaperSheets(sizes, document) ?? []
  return shorter && others.length === 0 ? { ...document, ...ontoSheets(document, [shorter]) } : document
}
