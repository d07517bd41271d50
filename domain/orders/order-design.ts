import type { PlacementDocument } from '../artwork/gang-sheet.ts'
import type { DrawnAs } from '../artwork/sharpness.ts'
import type { FrozenWarning } from '../checks/accepted-warnings.ts'
import type { GarmentCut } from '../tshirt/garments.ts'
import type { EngravingField } from '../tumbler/engraving-field.ts'
import type { TumblerChoice } from '../tumbler/tumbler-choice.ts'

/** What is frozen of an artwork when an order is made. Pixel sizes are those of the whole file. */
export type FrozenArtwork = DrawnAs & {
  id: string
  fileName: string
  widthPx: number
  heightPx: number
  ink: { left: number; top: number; width: number; height: number }
}

/**
 * docs/spec-map.md S3: a canvas layout entry. `x`, `y`, `width` and `height` are pixels of the
 * print file of the unturned box; `rotation` is in degrees clockwise about its center; `scale` is print pixels
 * per artwork pixel; `dpi` is the effective one, of a drawing that of its coarsest picture, or of its grid without one.
 */
export type CanvasLayoutEntry = {
  name: string
  x: number
  y: number
  width: number
  height: number
  scale: number
  dpi: number
  rotation: number
  /** Of several sheets, on which one it lies, from 1. */
  sheet?: number
}

/** docs/spec-map.md S3: an order item's design data. A union: what it is printed from differs. */
export type OrderDesignData = (
  | GangSheetDesignData
  | TshirtDesignData
  | PremadeDesignData
  | ListingDesignData
  | CustomDesignData
  | EngravedDesignData
) & {
  /** Its artwork was removed when its time was over (domain/shop/retention-terms.ts). */
  isArtworkGone?: true
  /** When it went, and for how many days it had been kept since the last that happened to its order. */
  artworkGone?: { at: string; keptDays: number }
}

/** A gang sheet of the shopper's own, and the document that it is printed from. */
export type GangSheetDesignData = {
  isPremadeProduct?: undefined
  design_id: string
  size_id: number
  title: string
  imageUrl: string | null
  originalFiles: { id: string; name: string }[]
  canvasLayout: CanvasLayoutEntry[]
  timestamp: string
  artworks: FrozenArtwork[]
  document: PlacementDocument
  /** Of several sheets: each in words. */
  sheets?: string[]
  /** Staff put in one copy of a file: nobody saw it as a sheet, and on a roll it may lie by its own outline. */
  isOneCopy?: true
  /** What the shop warned about when it was ordered; of older orders nothing is known. */
  warnings?: FrozenWarning[]
}

/** What the shopper was warned about, and whether they said to print it; of older orders nothing is known. */
export const warningsOf = (design: OrderDesignData | null): FrozenWarning[] =>
  design && 'warnings' in design ? (design.warnings ?? []) : []

/**
 * One print on a garment, in inches; `artworkId` is one of the item's artworks. `zone` is the whole placement zone,
 * in which the print lies `leftInches` from the left and `topInches` from the top.
 */
export type FrozenPrint = {
  zone: { widthInches: number; heightInches: number }
  leftInches: number
  topInches: number
  placementZone: string
  zoneName: string
  side: 'front' | 'back'
  artworkId: string
  widthInches: number
  heightInches: number
}

/** A custom t-shirt. Its layout has one entry per print, each in the pixels of its zone's print file. */
export type TshirtDesignData = {
  isPremadeProduct?: undefined
  document?: undefined
  title: string
  imageUrl: string | null
  originalFiles: { id: string; name: string }[]
  canvasLayout: CanvasLayoutEntry[]
  timestamp: string
  artworks: FrozenArtwork[]
  garmentId: string
  brand: string
  material: string
  cut: GarmentCut
  /** `hex` is how the cloth is drawn. */
  color: { name: string; hex: string }
  printType: string
  placementZone: string
  prints: FrozenPrint[]
  /** As of a sheet. */
  warnings?: FrozenWarning[]
}

/** A custom tumbler. The laser engraves the artwork `engraving.artworkId`; what it was converted from is kept. */
export type EngravedDesignData = {
  isPremadeProduct?: undefined
  document?: undefined
  title: string
  imageUrl: string | null
  originalFiles: { id: string; name: string }[]
  canvasLayout: CanvasLayoutEntry[]
  timestamp: string
  artworks: FrozenArtwork[]
  designType: string
  engraving: TumblerChoice
  /** What the laser can reach on this cup with this design type. */
  field: EngravingField
  /** As of a sheet. */
  warnings?: FrozenWarning[]
}

type BoughtFromShelf = {
  isPremadeProduct: true
  title: string
  imageUrl: string | null
  originalFiles: { id: string; name: string }[]
  canvasLayout: CanvasLayoutEntry[]
  timestamp: string
  document?: undefined
  artworks?: undefined
}

/**
 * A premade print. Its original goes into the print file (docs/decisions.md 18): it lies in the file store under
 * `original.key`, which never changes, and is printed at the variant's size in inches.
 */
export type PremadeDesignData = BoughtFromShelf & {
  productId: string
  variantId: string
  materialName: string
  printSize: { widthInches: number; heightInches: number }
  original: { key: string; widthPx: number; heightPx: number }
}

/** A finished product of one of the marketplaces: nothing is printed for it. */
export type ListingDesignData = BoughtFromShelf & { listingId: string; stockKey: string }

/** A line that staff wrote in a draft order, and why; the reason is for staff. Nothing is printed for it. */
export type CustomDesignData = BoughtFromShelf & {
  reason: string
  /** It is paid, and neither made nor shipped: a rush, a delivery. */
  isFee?: boolean
}

export const isFee = (design: OrderDesignData | null): boolean =>
  design !== null && 'isFee' in design && design.isFee === true

/** A gang sheet that was sold before its artwork was there: nothing is printed until something lies on it. */
export const isArtworkToFollow = (design: OrderDesignData | null): boolean =>
  design?.document !== undefined && design.document.placements.length === 0
