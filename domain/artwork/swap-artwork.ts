import { freezeDesign } from '../orders/freeze-design.ts'
import type {
  CanvasLayoutEntry,
  FrozenArtwork,
  FrozenPrint,
  GangSheetDesignData,
  OrderDesignData,
} from '../orders/order-design.ts'
import { mm } from '../units.ts'
import type { Placement } from './gang-sheet.ts'

/** `zone`: limits the replacement to this zone of a garment; without it, the artwork is replaced wherever it is. */
export type ArtworkSwap = { replacedId: string; by: FrozenArtwork; zone?: string | undefined }

/**
 * The design with one of its artworks replaced by another, which takes the place of each copy: as large as fits into
 * the old copy's box, centered on it and whole, so that nothing leaves the sheet or zone. Null for designs not made of
 * artworks, and when the artwork is not part of it.
 */
export function swapArtwork(design: OrderDesignData, swap: ArtworkSwap, at: Date): OrderDesignData | null {
  const { artworks } = design
  if (!artworks?.some(({ id }) => id === swap.replacedId)) return null
  const isSwapped = ({ artworkId, placementZone }: FrozenPrint): boolean =>
    artworkId === swap.replacedId && (swap.zone === undefined || placementZone === swap.zone)
  const prints = 'prints' in design ? design.prints : []
  const isLeft = prints.some((print) => print.artworkId === swap.replacedId && !isSwapped(print))
  const others = artworks.filter(({ id }) => (isLeft || id !== swap.replacedId) && id !== swap.by.id)
  const changed = {
    artworks: [...others, swap.by],
    originalFiles: [...others, swap.by].map(({ id, fileName }) => ({ id, name: fileName })),
    timestamp: at.toISOString(),
  }
  if (design.document) return swapOnSheet(design, swap, changed.artworks, at)
  if ('engraving' in design)
    return {
      ...design,
      ...changed,
      imageUrl: null,
      canvasLayout: [],
      engraving: { ...design.engraving, artworkId: swap.by.id, originalArtworkId: null, conversion: null },
    }
  if (!('prints' in design)) return null
  if (!prints.some(isSwapped)) return null
  return {
    ...design,
    ...changed,
    imageUrl: null,
    // One entry for each print.
    canvasLayout: design.canvasLayout.map((entry, at) => {
      const print = prints[at]
      return print && isSwapped(print) ? fitEntry(entry, swap.by) : entry
    }),
    prints: prints.map((print) => {
      if (!isSwapped(print)) return print
      const { width, height } = fitInto({ width: print.widthInches, height: print.heightInches }, swap.by.ink)
      return {
        ...print,
        artworkId: swap.by.id,
        widthInches: width,
        heightInches: height,
        leftInches: print.leftInches + (print.widthInches - width) / 2,
        topInches: print.topInches + (print.heightInches - height) / 2,
      }
    }),
  }
}

function swapOnSheet(
  design: GangSheetDesignData,
  { replacedId, by }: ArtworkSwap,
  artworks: readonly FrozenArtwork[],
  at: Date,
): GangSheetDesignData {
  const placements = design.document.placements.map((placement): Placement => {
    if (placement.artworkId !== replacedId) return placement
    const { width, height } = fitInto(placement, by.ink)
    return { ...placement, artworkId: by.id, width: mm(width), height: mm(height), crop: undefined }
  })
  const { design_id: designId, size_id: sizeId, title } = design
  const document = { ...design.document, placements }
  return freezeDesign({ designId, sizeId, title, previewUrl: null, document, artworks }, at)
}

type Size = { width: number; height: number }

/** The largest size with the ink's proportions that fits into a box. */
function fitInto(box: Size, ink: Size): Size {
  const scale = Math.min(box.width / ink.width, box.height / ink.height)
  return { width: ink.width * scale, height: ink.height * scale }
}

function fitEntry(entry: CanvasLayoutEntry, { fileName, ink }: FrozenArtwork): CanvasLayoutEntry {
  const { width, height } = fitInto(entry, ink)
  const scale = width / ink.width
  return {
    ...entry,
    name: fileName,
    x: Math.round(entry.x + (entry.width - width) / 2),
    y: Math.round(entry.y + (entry.height - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
    scale: Math.round(scale * 10_000) / 10_000,
    dpi: Math.round(300 / scale),
  }
}
