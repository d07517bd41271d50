import { filmOfSizes } from '../artwork/cut-sheets.ts'
import type { GangSheetSize } from '../artwork/gang-sheet.ts'
import { type Mm, mm } from '../units.ts'
import { applyArrangement, type LaidCopy } from './arrange.ts'
import { ontoSheets } from './choose-size.ts'
import { heightForWidth } from './initial-size.ts'
import {
  maxPlacements,
  newItem,
  type Packing,
  type StudioDocument,
  type StudioItem,
  type StudioPlacement,
  smallestSide,
  staysPut,
} from './studio-document.ts'

/** Changes to what is wanted. Each marks the arrangement as stale; none moves a locked placement. */

const stale = (document: StudioDocument, changes: Partial<StudioDocument>): StudioDocument => ({
  ...document,
  pinned: undefined,
  ...changes,
  isArranged: false,
})

export function addItems(document: StudioDocument, items: readonly StudioItem[]): StudioDocument {
  return items.length === 0 ? document : stale(document, { items: [...document.items, ...items] })
}

export function removeItem(document: StudioDocument, itemId: string): StudioDocument {
  return stale(document, {
    items: document.items.filter(({ id }) => id !== itemId),
    placements: document.placements.filter((placement) => placement.itemId !== itemId),
  })
}

/** Undoes a removal, whatever has changed since. */
export function putBackItem(
  document: StudioDocument,
  item: StudioItem,
  placements: readonly StudioPlacement[],
): StudioDocument {
  if (document.items.some(({ id }) => id === item.id)) return document
  return stale(document, {
    items: [...document.items, item],
    placements: [...document.placements, ...placements],
  })
}

/**
 * Sets the number of copies wanted. If there are more on the sheet, free ones are removed first, then locked ones, the
 * last first.
 */
export function setCopies(document: StudioDocument, itemId: string, wanted: number): StudioDocument {
  const copies = Math.min(Math.max(1, Math.round(wanted)), maxPlacements)
  const own = document.placements.filter((placement) => placement.itemId === itemId)
  const keptFirst = [...own.filter(({ locked }) => locked), ...own.filter(({ locked }) => !locked)]
  const dropped = new Set(keptFirst.slice(copies).map(({ id }) => id))
  return stale(document, {
    items: document.items.map((item) => (item.id === itemId ? { ...item, copies } : item)),
    placements: document.placements.filter(({ id }) => !dropped.has(id)),
  })
}

/** Resizes all copies of an item about their centers; the height follows from the ink's ratio. */
export function setItemWidth(document: StudioDocument, itemId: string, wanted: Mm): StudioDocument {
  const item = document.items.find(({ id }) => id === itemId)
  if (!item || !Number.isFinite(wanted)) return document
  const ratio = item.ink.height / item.ink.width
  const least = Math.max(smallestSide, smallestSide / ratio)
  const width = mm(Math.max(least, wanted))
  const size = { width, height: heightForWidth(width, item.ink) }
  return stale(document, {
    items: document.items.map((one) => (one.id === itemId ? { ...one, ...size } : one)),
    placements: document.placements.map((one) => (one.itemId === itemId ? { ...one, ...size } : one)),
  })
}

/** Makes one copy an item of its own, so that it can have a size of its own. */
export function splitCopy(document: StudioDocument, placementId: string): StudioDocument {
  const placement = document.placements.find(({ id }) => id === placementId)
  const item = document.items.find(({ id }) => id === placement?.itemId)
  if (!item || item.copies < 2) return document
  const own = newItem(document.items, { ...item, id: item.artworkId }, item, 1)
  return {
    ...document,
    items: document.items.flatMap((one) =>
      one.id === item.id ? [{ ...one, copies: one.copies - 1 }, own] : [one],
    ),
    placements: document.placements.map((one) => (one.id === placementId ? { ...one, itemId: own.id } : one)),
  }
}

/** Switches to one sheet of that size. */
export function setSize(document: StudioDocument, size: GangSheetSize): StudioDocument {
  const { sheet } = document
  if (sheet.sizeId === size.id && !sheet.cutInto) return document
  return stale(document, { sheet: filmOfSizes(sheet, [size]), isSizeOpen: undefined })
}

/**
 * Changes the sheets under an existing layout: a single sheet is arranged again; with several, each copy stays on its
 * own.
 */
export function setSheets(document: StudioDocument, sizes: readonly GangSheetSize[]): StudioDocument {
  const [only, ...others] = sizes
  if (!only) return document
  const isCut = others.length > 0 || document.sheet.cutInto !== undefined
  return isCut
    ? { ...document, ...ontoSheets(document, sizes), isSizeOpen: undefined }
    : setSize(document, only)
}

/**
 * Takes several sheets with the layout for them. If anything is locked in place, the rest is arranged around it
 * instead.
 */
export function takeMix(
  document: StudioDocument,
  sizes: readonly GangSheetSize[],
  laid: readonly LaidCopy[],
): StudioDocument {
  const sheet = filmOfSizes(document.sheet, sizes)
  const freed = arrangeEverything({ ...document, sheet, isSizeOpen: undefined })
  return freed.placements.some(staysPut) ? freed : applyArrangement(freed, laid)
}

export function setGaps(
  document: StudioDocument,
  gaps: Partial<Pick<StudioDocument['sheet'], 'margin' | 'spacing'>>,
): StudioDocument {
  return stale(document, { sheet: { ...document.sheet, ...gaps } })
}

/** Frees every placement and arranges everything again; groups stay unchanged. */
export function arrangeEverything(document: StudioDocument): StudioDocument {
  return stale(document, { placements: document.placements.map((one) => ({ ...one, locked: false })) })
}

/** Arranges everything again that is neither locked nor in a group. */
export const arrangeUnlocked = (document: StudioDocument): StudioDocument => stale(document, {})

/** Arranges these copies again, and those not placed yet, around all others, which stay put. */
export function arrangeOnly(document: StudioDocument, placementIds: readonly string[]): StudioDocument {
  const meant = new Set(placementIds)
  return stale(document, {
    placements: document.placements.map((one) =>
      meant.has(one.id) && one.group === undefined ? { ...one, locked: false } : one,
    ),
    pinned: document.placements.filter(({ id }) => !meant.has(id)).map(({ id }) => id),
  })
}

/** Sets how copies are nested from now on. */
export const setPacking = (document: StudioDocument, packing: Packing): StudioDocument =>
  (document.packing ?? 'boxes') === packing ? document : stale(document, { packing })

/** Reduces the copies wanted to those on the sheet; items without any are dropped. */
export function keepWhatFits(document: StudioDocument): StudioDocument {
  const placed = Map.groupBy(document.placements, ({ itemId }) => itemId)
  const items = document.items.flatMap((item) => {
    const copies = placed.get(item.id)?.length ?? 0
    return copies > 0 ? [{ ...item, copies: Math.min(copies, item.copies) }] : []
  })
  return { ...document, items }
}

/** Adds one more copy of each of these, to be placed wherever there is space. */
export function duplicate(document: StudioDocument, placementIds: readonly string[]): StudioDocument {
  return copiesOf(document, placementIds).reduce(
    (now, { item, count }) => setCopies(now, item.id, item.copies + count),
    document,
  )
}

/** Removes copies from the sheet; an item without copies is gone. The others stay put. */
export function removePlacements(document: StudioDocument, placementIds: readonly string[]): StudioDocument {
  const removed = new Map(copiesOf(document, placementIds).map(({ item, count }) => [item.id, count]))
  return {
    ...document,
    items: document.items.flatMap((item) => {
      const copies = item.copies - (removed.get(item.id) ?? 0)
      return copies > 0 ? [{ ...item, copies }] : []
    }),
    placements: document.placements.filter(({ id }) => !placementIds.includes(id)),
  }
}

function copiesOf(
  { items, placements }: StudioDocument,
  placementIds: readonly string[],
): { item: StudioItem; count: number }[] {
  return items.flatMap((item) => {
    const isMeant = (one: StudioPlacement): boolean => one.itemId === item.id && placementIds.includes(one.id)
    const count = placements.filter(isMeant).length
    return count > 0 ? [{ item, count }] : []
  })
}
