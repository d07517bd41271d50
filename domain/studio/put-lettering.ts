import { uncroppedSize } from '../artwork/crop.ts'
import { longestSheet } from '../artwork/cut-sheets.ts'
import type { Lettering } from '../lettering/lettering.ts'
import { letterHeights, outlineWidths } from '../lettering/lettering-limits.ts'
import { type Mm, millimetersPerInch, mm } from '../units.ts'
import { addItems } from './change-items.ts'
import { type KnownArtwork, newItem, type StudioDocument, type StudioItem } from './studio-document.ts'

/** An artwork that was set in type. `dpi` is px of its grid to an inch as it was drawn. */
export type SetArtwork = KnownArtwork & { dpi: number }

type Size = { width: Mm; height: Mm }

/** As large as it was drawn. */
export function drawnSize({ ink, dpi }: Pick<SetArtwork, 'ink' | 'dpi'>): Size {
  const perPixel = millimetersPerInch / dpi
  return { width: mm(ink.width * perPixel), height: mm(ink.height * perPixel) }
}

/** As large as it was drawn, or as the sheet within its margins can take. */
export function sizeOnSheet(artwork: SetArtwork, sheet: StudioDocument['sheet']): Size {
  const drawn = drawnSize(artwork)
  const { width, margin } = sheet
  const height = longestSheet(sheet)
  const shrink = Math.min(1, (width - 2 * margin) / drawn.width, (height - 2 * margin) / drawn.height)
  return { width: mm(drawn.width * shrink), height: mm(drawn.height * shrink) }
}

export const addLettering = (document: StudioDocument, artwork: SetArtwork): StudioDocument =>
  addItems(document, [newItem(document.items, artwork, sizeOnSheet(artwork, document.sheet), 1)])

/**
 * A changed text in the old one's place, whole: in all its copies, those of other sizes as much larger or smaller as
 * they were.
 */
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

/** Without its crop. */
export const wholeWidth = (item: StudioItem): Mm => mm(uncroppedSize(item, item.crop).width)

/** Differences of sizes that are nothing but rounding. */
const sameSize = 0.003

/** The text as it prints at this width: what was resized on the sheet is told at its real height. */
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
