import { filmOfSizes, priceOfSizes, sheetAt, sheetsOf } from '../artwork/cut-sheets.ts'
import type { GangSheetSize, Placement, PlacementDocument } from '../artwork/gang-sheet.ts'
import { inchesToMm, type Mm, mm } from '../units.ts'
import { filmOfSheets } from './studio-document.ts'

/** Whole inches stored as mm may differ by this much. */
const tolerance = 0.01

/** The cheapest size that fits this much film; null when none is long enough. */
export function cheapestSize(sizes: readonly GangSheetSize[], filmNeeded: Mm): GangSheetSize | null {
  return (
    sizes
      .filter((size) => inchesToMm(size.height) + tolerance >= filmNeeded)
      .sort((one, other) => one.price - other.price || one.height - other.height)[0] ?? null
  )
}

/** Cheaper sheets that fit this layout unchanged, without the empty ones; null when there are none. */
export function cheaperSheets(
  sizes: readonly GangSheetSize[],
  laid: Parameters<typeof filmOfSheets>[0],
): GangSheetSize[] | null {
  const used = filmOfSheets(laid).filter(({ used }) => used > 0)
  const chosen = sheetsOf(laid.sheet).map(({ sizeId }) => sizes.find(({ id }) => id === sizeId))
  const cheapest = used.map(({ used: film }) => cheapestSize(sizes, film))
  if (cheapest.length === 0 || !chosen.every(isThere) || !cheapest.every(isThere)) return null
  return priceOfSizes(cheapest) < priceOfSizes(chosen) ? cheapest : null
}

const isThere = <T>(one: T | null | undefined): one is T => one !== null && one !== undefined

/** The same layout on other sheets, each copy staying on its own sheet; empty sheets are dropped. */
export function ontoSheets<P extends Placement>(
  laid: { sheet: PlacementDocument['sheet']; placements: readonly P[] },
  sizes: readonly GangSheetSize[],
): { sheet: PlacementDocument['sheet']; placements: P[] } {
  const sheet = filmOfSizes(laid.sheet, sizes)
  const before = sheetsOf(laid.sheet)
  const kept = filmOfSheets(laid).filter(({ used }) => used > 0)
  const tops = new Map(kept.map(({ number }, at) => [number, sheetsOf(sheet)[at]?.top ?? mm(0)]))
  const placements = laid.placements.map((one) => {
    const on = sheetAt(before, one.y)
    return { ...one, y: mm(one.y - on.top + (tops.get(on.number) ?? 0)) }
  })
  return { sheet, placements }
}
