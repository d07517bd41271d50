import { cropKey } from '../artwork/crop.ts'
import { mm } from '../units.ts'
import { newItem, type StudioDocument, type StudioItem, smallestSide } from './studio-document.ts'
import type { Point } from './turned-boxes.ts'

/** Copies of an artwork whose widths differ by less than this belong to one item; mm. */
const sameWidth = 0.01

/**
 * Scales these copies by a factor about a fixed point, ratio locked, and locks them there. Other copies of the same
 * artwork keep their size: the resized ones become an item of their own.
 */
export function resizePlacements(
  document: StudioDocument,
  ids: readonly string[],
  factor: number,
  anchor: Point,
): StudioDocument {
  const meant = document.placements.filter(({ id }) => ids.includes(id))
  const scale = leastFactor(meant, factor)
  if (meant.length === 0 || !Number.isFinite(scale) || scale === 1) return document
  const items = [...document.items]
  const resizedItems = new Map<string, StudioItem>()
  for (const item of document.items) {
    const own = meant.filter(({ itemId }) => itemId === item.id).length
    if (own > 0) resizedItems.set(item.id, resizeItem(items, item, own, scale))
  }
  const placements = document.placements.map((one) => {
    const item = ids.includes(one.id) ? resizedItems.get(one.itemId) : undefined
    if (!item) return one
    return {
      ...one,
      itemId: item.id,
      width: item.width,
      height: item.height,
      x: mm(anchor.x + (one.x - anchor.x) * scale),
      y: mm(anchor.y + (one.y - anchor.y) * scale),
      locked: true,
    }
  })
  return { ...document, items, placements, isArranged: false }
}

/**
 * The item for `count` copies of another at a new size: the item itself if all its copies are resized, a matching one,
 * or a new one.
 */
function resizeItem(items: StudioItem[], item: StudioItem, count: number, scale: number): StudioItem {
  const size = { width: mm(item.width * scale), height: mm(item.height * scale) }
  const at = items.findIndex(({ id }) => id === item.id)
  if (count >= item.copies) {
    const resized = { ...item, ...size }
    items[at] = resized
    return resized
  }
  items[at] = { ...item, copies: item.copies - count }
  const like = items.findIndex(
    (one) =>
      one.artworkId === item.artworkId &&
      Math.abs(one.width - size.width) < sameWidth &&
      cropKey(one.crop) === cropKey(item.crop),
  )
  const known = items[like]
  if (known) {
    const grown = { ...known, copies: known.copies + count }
    items[like] = grown
    return grown
  }
  const own = newItem(items, { ...item, id: item.artworkId }, size, count)
  items.splice(at + 1, 0, own)
  return own
}

/** Limits the factor so that no side gets shorter than the shortest that can be printed. */
export function leastFactor(
  placements: readonly { width: number; height: number }[],
  factor: number,
): number {
  const shortest = Math.min(...placements.map(({ width, height }) => Math.min(width, height)))
  return Math.max(factor, Math.min(1, smallestSide / shortest))
}
