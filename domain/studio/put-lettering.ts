import { uncroppedSize } from '../artwork/crop.ts'
import { longestSheet } from '../artwork/cut-sheets.ts'
import type { Lettering } from '../lettering/lettering.ts'
import { letterHeights, outlineWidths } from '../lettering/lettering-limits.ts'
import { type Mm, millimetersPerInch, mm } from '../units.ts'
import { addItems } from './change-items.ts'
import { type KnownArtwork, newItem, type StudioDocument, type StudioItem } from './studio-document.ts'

/** An artwork typeset as text. `dpi` is px of its grid per inch as it was drawn. */
export type SetArtwork = KnownArtwork & { dpi: number }

type Size = { width: Mm; height: Mm }

/** The size at which it was drawn. */
export function drawnSize({ ink, dpi }: Pick<SetArtwork, 'ink' | 'dpi'>): Size {
  const perPixel = millimetersPerInch / dpi
  return { width: mm(ink.width * perPixel), height: mm(ink.height * perPixel) }
}

/** The size at which it was drawn, limited to the sheet within its margins. */
export function sizeOnSheet(artwork: SetArtwork, sheet: StudioDocument['sheet']): Size {
  const drawn = drawnSize(artwork)
  const { width, margin } = sheet
  const height = longestSheet(sheet)
  const shrink = Math.min(1, (width - 2 * margin) / drawn.width, (height - 2 * margin) / drawn.height)
  return { width: mm(drawn.width * shrink), height: mm(drawn.height * shrink) }
}

export const addLettering = (document: StudioDocument, artwork: SetArtwork): StudioDocument =>
  addItems(document, [newItem(document.items, artwork, sizeOnSheet(artwork, document.sheet), 1)])

/** Replaces a text with an edited one, uncropped, in all its copies; copies at other sizes keep their relative size. */
export function changeLettering(
  document: StudioDocument,
  itemId: string,
  artwork: SetArtwork,
): StudioDocument {
  const edited = document.items.find(({ id }) => id === itemId)
  if (!edited) return document
  const size = sizeOnSheet(artwork, document.sheet)
  const changed = new Map<string, StudioItem>()
  for (const item of document.items) {
    if (item.artworkId !== edited.artworkId) continue
    const scale = wholeWidth(item) / wholeWidth(edited)
    changed.set(item.id, {
      ...item,
      artworkId: artwork.id,
      name: artwork.name,
      ink: artwork.ink,
      width: mm(size.width * scale),
      height: mm(size.height * scale),
      crop: undefined,
    })
  }
  return {
    ...document,
    items: document.items.map((item) => changed.get(item.id) ?? item),
    placements: document.placements.map((one) => {
      const item = changed.get(one.itemId)
      if (!item) return one
      return { ...one, artworkId: item.artworkId, width: item.width, height: item.height, crop: undefined }
    }),
    pinned: undefined,
    isArranged: false,
  }
}

/** The width without its crop. */
export const wholeWidth = (item: StudioItem): Mm => mm(uncroppedSize(item, item.crop).width)

/** Size differences that are merely rounding. */
const sameSize = 0.003

/** The text as printed at this width: if it was resized on the sheet, its actual height is reported. */
export function letteringAsPrinted(
  lettering: Lettering,
  artwork: Pick<SetArtwork, 'ink' | 'dpi'>,
  width: Mm,
): Lettering {
  const scale = width / drawnSize(artwork).width
  if (Math.abs(scale - 1) < sameSize) return lettering
  const scaled = (length: number, { least, most }: { least: number; most: number }): Mm =>
    mm(Math.min(most, Math.max(least, Math.round(length * scale * 100) / 100)))
  return {
    gap: scaled(lettering.gap, { least: 0, most: 300 }),
    blocks: lettering.blocks.map((block) => ({
      ...block,
      height: scaled(block.height, letterHeights),
      outline: block.outline && { ...block.outline, width: scaled(block.outline.width, outlineWidths) },
    })),
  }
}
