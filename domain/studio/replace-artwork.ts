import { type Crop, croppedSize, uncroppedSize, wholeArtwork } from '../artwork/crop.ts'
import { mm } from '../units.ts'
import { middleOfPart } from './crop-placements.ts'
import type { StudioDocument } from './studio-document.ts'

/** A repaired artwork: its image is the old one's ink box, parts of which may have become empty. */
export type RepairedArtwork = {
  id: string
  name: string
  /** Size of the whole image, and the ink within it; px. */
  width: number
  height: number
  ink: { left: number; top: number; width: number; height: number }
}

/** Replaces these items' artwork with a repaired one: whatever is still there keeps its position and size. */
export function replaceArtwork(
  document: StudioDocument,
  itemIds: readonly string[],
  repaired: RepairedArtwork,
): StudioDocument {
  const meant = new Set(itemIds)
  if (!document.items.some(({ id }) => meant.has(id))) return document
  const { id: artworkId, name } = repaired
  const left = toShares(repaired)
  const items = document.items.map((item) => {
    if (!meant.has(item.id)) return item
    const shown = shownOf(item.crop, left)
    const crop = item.crop && within(shown, left)
    const ink = croppedSize(repaired.ink, crop)
    const width = mm(croppedSize(uncroppedSize(item, item.crop), shown).width)
    return { ...item, artworkId, name, ink, width, height: mm((width * ink.height) / ink.width), crop }
  })
  const replaced = new Map(items.filter(({ id }) => meant.has(id)).map((item) => [item.id, item]))
  const placements = document.placements.map((one) => {
    const item = replaced.get(one.itemId)
    if (!item) return one
    const shown = shownOf(one.crop, left)
    const middle = middleOfPart(one, uncroppedSize(one, one.crop), one.crop ?? wholeArtwork, shown)
    return { ...one, ...middle, artworkId, width: item.width, height: item.height, crop: item.crop }
  })
  return { ...document, items, placements }
}

/** The remaining ink, as fractions of the image. */
const toShares = ({ ink, width, height }: RepairedArtwork): Crop => ({
  left: ink.left / width,
  top: ink.top / height,
  right: (ink.left + ink.width) / width,
  bottom: (ink.top + ink.height) / height,
})

/** The part of the remaining ink that a crop still shows; all of it if the crop would show nothing. */
function shownOf(crop: Crop | undefined, left: Crop): Crop {
  if (!crop) return left
  const shown = {
    left: Math.max(crop.left, left.left),
    top: Math.max(crop.top, left.top),
    right: Math.min(crop.right, left.right),
    bottom: Math.min(crop.bottom, left.bottom),
  }
  return shown.left < shown.right && shown.top < shown.bottom ? shown : left
}

/** A part, as fractions of another one that contains it. */
function within(part: Crop, { left, top, right, bottom }: Crop): Crop {
  const [across, down] = [right - left, bottom - top]
  return {
    left: (part.left - left) / across,
    top: (part.top - top) / down,
    right: Math.min(1, (part.right - left) / across),
    bottom: Math.min(1, (part.bottom - top) / down),
  }
}
