import type { GangSheetSize } from '../artwork/gang-sheet.ts'
import type { Mm } from '../units.ts'
import { setSize } from './change-items.ts'
import { cheaperSheets, cheapestSize, ontoSheets } from './choose-size.ts'
import { missingCopies, type StudioDocument } from './studio-document.ts'

/**
 * While nobody has chosen a sheet it is the cheapest that holds what is wanted; the same document where it is already.
 * `needed` is the film on which everything finds room, where this sheet is too short.
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
