import {
  type Crop,
  cropKey,
  croppedSize,
  isWhole,
  snapCrop,
  uncroppedSize,
  wholeArtwork,
} from '../artwork/crop.ts'
import { type Mm, mm } from '../units.ts'
import {
  newItem,
  type StudioDocument,
  type StudioItem,
  type StudioPlacement,
  smallestSide,
} from './studio-document.ts'

/** The ink of an item's whole artwork; px. */
export function wholeInk({ ink, crop }: Pick<StudioItem, 'ink' | 'crop'>): { width: number; height: number } {
  const { width, height } = uncroppedSize(ink, crop)
  return { width: Math.round(width), height: Math.round(height) }
}

/** Sides of the smallest printable part of an item, as fractions of the whole artwork. */
export function leastPart(item: StudioItem): { width: number; height: number } {
  const whole = uncroppedSize(item, item.crop)
  return { width: Math.min(1, smallestSide / whole.width), height: Math.min(1, smallestSide / whole.height) }
}

/**
 * Crops an item's copies, all or those given, to this part at their current scale; the remaining ink keeps its position
 * until the sheet is arranged. Other copies are left unchanged: the cropped ones become an item of their own.
 */
export function cropPlacements(
  document: StudioDocument,
  itemId: string,
  placementIds: readonly string[] | null,
  wanted: Crop,
): StudioDocument {
  const item = document.items.find(({ id }) => id === itemId)
  if (!item) return document
  const crop = snapCrop(wanted, wholeInk(item))
  if (cropKey(crop) === cropKey(item.crop)) return document
  const own = document.placements.filter((one) => one.itemId === itemId)
  const meant = new Set(own.map(({ id }) => id).filter((id) => placementIds?.includes(id) ?? true))
  if (placementIds && meant.size === 0) return document
  const isAll = !placementIds || meant.size >= item.copies
  const cropped = partOfItem(item, crop)
  const next = isAll
    ? cropped
    : newItem(document.items, { ...cropped, id: item.artworkId }, cropped, meant.size)
  const items = document.items.flatMap((one) => {
    if (one.id !== itemId) return [one]
    return isAll ? [next] : [{ ...one, copies: one.copies - meant.size }, next]
  })
  const placements = document.placements.map((one) => {
    if (!meant.has(one.id)) return one
    return {
      ...one,
      ...middleOfPart(one, uncroppedSize(one, one.crop), one.crop ?? wholeArtwork, crop),
      itemId: next.id,
      width: next.width,
      height: next.height,
      crop: next.crop,
    }
  })
  return { ...document, items, placements, pinned: undefined, isArranged: false }
}

function partOfItem(item: StudioItem, crop: Crop): StudioItem {
  const { width, height } = croppedSize(uncroppedSize(item, item.crop), crop)
  const ink = croppedSize(wholeInk(item), crop)
  return { ...item, ink, width: mm(width), height: mm(height), crop: isWhole(crop) ? undefined : crop }
}

/** The center of a part of a placed artwork, given the center of another part and the size of the whole; mm. */
export function middleOfPart(
  { x, y, rotation, mirrored }: Pick<StudioPlacement, 'x' | 'y' | 'rotation' | 'mirrored'>,
  whole: { width: number; height: number },
  from: Crop,
  to: Crop,
): { x: Mm; y: Mm } {
  const across = ((to.left + to.right - from.left - from.right) / 2) * (mirrored ? -whole.width : whole.width)
  const down = ((to.top + to.bottom - from.top - from.bottom) / 2) * whole.height
  const angle = (rotation * Math.PI) / 180
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return { x: mm(x + across * cosine - down * sine), y: mm(y + across * sine + down * cosine) }
}
