import { isOffSheet } from '../gang-sheet.ts'
import { itemDpi, resolutionTier } from './resolution.ts'
import { missingCopies, type StudioDocument } from './studio-document.ts'
import { findOverlaps } from './turned-boxes.ts'

export type FindingKind = 'off_sheet' | 'missing' | 'overlap' | 'low_resolution'

/** Something to look at before printing. What blocks must be mended before the design can be saved. */
export type Finding = {
  kind: FindingKind
  isBlocking: boolean
  /** What is wrong, and with what, in a sentence. */
  message: string
  itemId: string
  placementIds: readonly string[]
}

export function findFindings(document: StudioDocument, warnBelowDpi: number): Finding[] {
  const overlapping = findOverlaps(document.placements)
  const missing = missingCopies(document)
  return document.items.flatMap((item) => {
    const own = document.placements.filter(({ itemId }) => itemId === item.id)
    const off = own.filter((placement) => isOffSheet(placement, document.sheet)).map(({ id }) => id)
    const stacked = own.filter(({ id }) => overlapping.has(id)).map(({ id }) => id)
    const missed = missing.get(item.id) ?? 0
    const dpi = itemDpi(item)
    const about = (
      kind: FindingKind,
      isBlocking: boolean,
      message: string,
      placementIds: string[],
    ): Finding => ({
      kind,
      isBlocking,
      message,
      itemId: item.id,
      placementIds,
    })
    const findings: Finding[] = []
    if (off.length > 0)
      findings.push(
        about(
          'off_sheet',
          true,
          `${copies(off.length, item.name)} ${off.length === 1 ? 'reaches' : 'reach'} over the edge of the sheet.`,
          off,
        ),
      )
    if (missed > 0 && document.isArranged)
      findings.push(
        about(
          'missing',
          true,
          `${copies(missed, item.name)} ${missed === 1 ? 'does' : 'do'} not fit on this sheet.`,
          [],
        ),
      )
    if (stacked.length > 0)
      findings.push(
        about(
          'overlap',
          false,
          `${copies(stacked.length, item.name)} ${stacked.length === 1 ? 'overlaps' : 'overlap'} other artwork.`,
          stacked,
        ),
      )
    if (resolutionTier(dpi, warnBelowDpi) === 'low')
      findings.push(
        about(
          'low_resolution',
          false,
          `“${item.name}” prints at ${dpi} dpi and may look soft. Make it smaller or upload a larger file.`,
          own.map(({ id }) => id),
        ),
      )
    return findings
  })
}

const copies = (count: number, name: string): string =>
  `${count} ${count === 1 ? 'copy' : 'copies'} of “${name}”`
