import { partKey, uncroppedSize } from '../artwork/crop.ts'
import { isOffSheet } from '../artwork/cut-sheets.ts'
import { findInPixels } from '../checks/artwork-findings.ts'
import type { CheckRules, RuledCheck } from '../checks/check-rules.ts'
import { findClashes, type Outlines } from '../checks/find-clashes.ts'
import { lowResolutionWords } from '../checks/low-resolution.ts'
import type { ArtworkFacts } from '../checks/measure-artwork.ts'
import type { PixelCheckKind } from '../checks/pixel-checks.ts'
import { type Mm, mm, mmToInches } from '../units.ts'
import { itemDpi } from './resolution.ts'
import { missingCopies, type StudioDocument, type StudioItem } from './studio-document.ts'

export type FindingKind = 'off_sheet' | 'missing' | RuledCheck

/** Something to look at before printing. Blocking findings must be fixed before the design can be saved. */
export type Finding = {
  kind: FindingKind
  isBlocking: boolean
  /** What is wrong, and with which artwork, in one sentence. */
  message: string
  itemId: string
  artworkId: string
  placementIds: readonly string[]
}

/** The context besides the sheet itself; the same in the studio and at the cart. */
export type FindingContext = {
  warnBelowDpi: number
  rules: CheckRules
  /**
   * By `partKey`. A part that has not been measured yet is judged as its whole artwork; an artwork that never was, only
   * by its bounding box and its size in pixels.
   */
  measured: ReadonlyMap<string, ArtworkFacts>
  outlines: Outlines
}

export function findFindings(document: StudioDocument, context: FindingContext): Finding[] {
  const clashes = findClashes(document.placements, document.sheet, context.outlines)
  const missing = missingCopies(document)
  const byItem = Map.groupBy(document.placements, ({ itemId }) => itemId)
  return document.items.flatMap((item) => {
    const own = byItem.get(item.id) ?? []
    const ids = (isMeant: (one: (typeof own)[number]) => boolean): string[] =>
      own.filter(isMeant).map(({ id }) => id)
    const off = ids((placement) => isOffSheet(placement, document.sheet))
    const stacked = ids(({ id }) => clashes.overlapping.has(id))
    const close = ids(({ id }) => clashes.tooClose.has(id) && !clashes.overlapping.has(id))
    const missed = document.isArranged ? (missing.get(item.id) ?? 0) : 0
    const findings: Finding[] = []
    const add = (
      kind: FindingKind,
      isWrong: boolean,
      message: () => string,
      placementIds: string[],
    ): void => {
      const action = kind === 'off_sheet' || kind === 'missing' ? 'block' : context.rules[kind]
      if (!isWrong || action === 'off') return
      const about = { itemId: item.id, artworkId: item.artworkId, placementIds }
      findings.push({ kind, isBlocking: action === 'block', message: message(), ...about })
    }
    add(
      'off_sheet',
      off.length > 0,
      () => `${copies(off, item)} ${verb(off, 'extend')} past the edge of the sheet.`,
      off,
    )
    add(
      'missing',
      missed > 0,
      () =>
        `${count(missed, item)} ${missed === 1 ? 'does' : 'do'} not fit on ${document.sheet.cutInto ? 'these sheets' : 'this sheet'}.`,
      [],
    )
    add(
      'overlap',
      stacked.length > 0,
      () => `${copies(stacked, item)} ${verb(stacked, 'overlap')} other artwork.`,
      stacked,
    )
    add('too_close', close.length > 0, () => tooClose(close, item, document), close)
    const all = ids(() => true)
    add('low_resolution', isCoarse(item, context), () => coarse(item, context), all)
    for (const { kind, message } of inPixels(item, context)) add(kind, true, () => message, all)
    return findings
  })
}

/** A file that already gets a low-resolution warning is not reported as enlarged as well. */
function inPixels(item: StudioItem, context: FindingContext): { kind: PixelCheckKind; message: string }[] {
  const known = factsOfPart(item, context.measured)
  if (!known) return []
  return findInPixels(known.facts, { name: item.name, width: known.width }, context.warnBelowDpi).filter(
    ({ kind }) => !(kind === 'enlarged' && isCoarse(item, context)),
  )
}

const isCoarse = (item: StudioItem, { measured, warnBelowDpi }: FindingContext): boolean =>
  itemDpi(item, measured.get(item.artworkId)) < warnBelowDpi

/** The measurements for the printed part, and the width at which they are printed. */
export function factsOfPart(
  part: Pick<StudioItem, 'artworkId' | 'crop' | 'width' | 'height'>,
  measured: FindingContext['measured'],
): { facts: ArtworkFacts; width: Mm } | null {
  const facts = measured.get(partKey(part))
  if (facts) return { facts, width: part.width }
  const whole = measured.get(part.artworkId)
  return whole ? { facts: whole, width: mm(uncroppedSize(part, part.crop).width) } : null
}

function coarse(item: StudioItem, { measured }: FindingContext): string {
  const drawn = measured.get(item.artworkId)
  return lowResolutionWords(item.name, itemDpi(item, drawn), drawn)
}

function tooClose(close: string[], item: StudioItem, { sheet }: StudioDocument): string {
  const gap = Number(mmToInches(sheet.spacing).toFixed(2))
  const margin = Number(mmToInches(sheet.margin).toFixed(2))
  return `${copies(close, item)} ${close.length === 1 ? 'is' : 'are'} closer than ${gap} in to other artwork, or than ${margin} in to the edge. They may be cut into.`
}

const copies = (ids: readonly string[], item: StudioItem): string => count(ids.length, item)

const count = (number: number, { name }: StudioItem): string =>
  `${number} ${number === 1 ? 'copy' : 'copies'} of “${name}”`

const verb = (ids: readonly string[], word: string): string => {
  if (ids.length > 1) return word
  return word === 'reach' ? 'reaches' : `${word}s`
}
