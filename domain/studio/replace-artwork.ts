import { type Crop, croppedSize, uncroppedSize, wholeArtwork } from '../artwork/crop.ts'
import { mm } from '../units.ts'
import { middleOfPart } from './crop-placements.ts'
import type { StudioDocument } from './studio-document.ts'

/** A repaired artwork: its picture is the old one's ink box, of which some may have become empty. */
export type RepairedArtwork = {
  id: string
  name: string
  /** Size of the whole picture, and its ink in it; px. */
  width: number
  height: number
  ink: { left: number; top: number; width: number; height: number }
}

/** Puts a repaired artwork in the place of these items' own: what is still there stays where and as large as it was. */
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

/** What is left of the ink, in shares of the picture. */
const toShares = ({ ink, width, height }: RepairedArtwork): Crop => ({
  left: ink.left / width,
  top: ink.top / height,
  right: (ink.left + ink.width) / width,
  bottom: (ink.top + ink.height) / height,
})

/** What a crop still shows of what is left; all that is left when it would show nothing. */
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

/** A part, in shares of another that it lies in. */
function within(part: Crop, { left, top, right, bottom }: Crop): Crop {
  const [across, down] = [right - left, bottom - top]
  return {
    left: (part.left - left) / across,
    top: (part.top - top) / down,
    right: Math.min(1, (part.right - left) / across),
    bottom: Math.min(1, (part.bottom - top) / down),
  }
}
