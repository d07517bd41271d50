import { croppedSize } from '../artwork/crop.ts'
import { documentOfSheet, sheetsOf, sheetWords } from '../artwork/cut-sheets.ts'
import type { Placement, PlacementDocument } from '../artwork/gang-sheet.ts'
import type { DrawnAs } from '../artwork/sharpness.ts'
import type { FrozenWarning, RecordedAcceptance } from '../checks/accepted-warnings.ts'
import type { Measured } from '../checks/check-sheet.ts'
import { effectiveDpi, mmToPixels, printDpi, px } from '../units.ts'
import type { CanvasLayoutEntry, FrozenArtwork, GangSheetDesignData } from './order-design.ts'

type LookedAt = Omit<FrozenArtwork, keyof DrawnAs | 'widthPx' | 'heightPx' | 'ink'> & {
  widthPx: number | null
  heightPx: number | null
  ink: FrozenArtwork['ink'] | null
  measured: DrawnAs | null
}

/** What an order stores of an artwork; null for one that has not been inspected yet, or that was rejected. */
export function freezeArtwork(artwork: LookedAt): FrozenArtwork | null {
  const { id, fileName, widthPx, heightPx, ink, measured } = artwork
  if (!ink || !widthPx || !heightPx) return null
  const { isVector, pictureScale } = measured ?? {}
  return {
    ...{ id, fileName, widthPx, heightPx, ink },
    ...(isVector && { isVector }),
    ...(pictureScale !== undefined && { pictureScale }),
  }
}

export type DesignToFreeze = {
  designId: string
  sizeId: number
  title: string
  previewUrl: string | null
  document: PlacementDocument
  artworks: readonly FrozenArtwork[]
  /** The pixel measurements for the checks, for each artwork and for each part that a crop leaves. */
  measured?: Measured
  accepted?: readonly RecordedAcceptance[]
}

/** The copy of a design stored with an order: later changes to the design do not affect it. */
export function freezeDesign(
  design: DesignToFreeze,
  at: Date,
  warnings: FrozenWarning[] = [],
): GangSheetDesignData {
  const byId = new Map(design.artworks.map((artwork) => [artwork.id, artwork]))
  return {
    design_id: design.designId,
    size_id: design.sizeId,
    title: design.title,
    imageUrl: design.previewUrl,
    originalFiles: design.artworks.map(({ id, fileName }) => ({ id, name: fileName })),
    canvasLayout: layoutOf(design.document, byId),
    timestamp: at.toISOString(),
    artworks: [...design.artworks],
    document: design.document,
    ...(design.document.sheet.cutInto && { sheets: sheetWords(design.document.sheet) }),
    warnings,
  }
}

const layoutOf = (
  document: PlacementDocument,
  artworks: ReadonlyMap<string, FrozenArtwork>,
): CanvasLayoutEntry[] =>
  sheetsOf(document.sheet).flatMap((sheet) =>
    documentOfSheet(document, sheet).placements.map((placement) => ({
      ...layoutEntry(placement, artworks.get(placement.artworkId)),
      ...(sheet.of > 1 && { sheet: sheet.number }),
    })),
  )

function layoutEntry(placement: Placement, artwork: FrozenArtwork | undefined): CanvasLayoutEntry {
  const width = mmToPixels(placement.width, printDpi)
  const height = mmToPixels(placement.height, printDpi)
  const inkWidth = artwork ? croppedSize(artwork.ink, placement.crop).width : width
  return {
    name: artwork?.fileName ?? placement.artworkId,
    x: Math.round(mmToPixels(placement.x, printDpi) - width / 2),
    y: Math.round(mmToPixels(placement.y, printDpi) - height / 2),
    width: Math.round(width),
    height: Math.round(height),
    scale: rounded(width / inkWidth),
    dpi: Math.round(effectiveDpi(px(inkWidth * (artwork?.pictureScale ?? 1)), placement.width)),
    rotation: placement.rotation,
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
