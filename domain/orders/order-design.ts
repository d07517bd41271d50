import type { PlacementDocument } from '../artwork/gang-sheet.ts'
import type { DrawnAs } from '../artwork/sharpness.ts'
import type { FrozenWarning } from '../checks/accepted-warnings.ts'
import type { GarmentCut } from '../tshirt/garments.ts'
import type { EngravingField } from '../tumbler/engraving-field.ts'
import type { TumblerChoice } from '../tumbler/tumbler-choice.ts'

/** The part of an artwork that an order freezes. Pixel sizes are those of the whole file. */
export type FrozenArtwork = DrawnAs & {
  id: string
  fileName: string
  widthPx: number
  heightPx: number
  ink: { left: number; top: number; width: number; height: number }
}

/**
 * docs/spec-map.md S3: a canvas layout entry. `x`, `y`, `width` and `height` are pixels of the print file, for the
 * unrotated box; `rotation` is in degrees clockwise about its center; `scale` is print pixels per artwork pixel; `dpi`
 * is the effective resolution: for a drawing, that of its coarsest image, or of its grid if it has none.
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
  /** With several sheets: the number of its sheet, from 1. */
  sheet?: number
}

/** docs/spec-map.md S3: an order item's design data. A union, because items are printed from different sources. */
export type OrderDesignData = (
  | GangSheetDesignData
  | TshirtDesignData
  | PremadeDesignData
  | ListingDesignData
  | CustomDesignData
  | EngravedDesignData
) & {
  /** Its artwork was removed when its retention period ended (domain/shop/retention-terms.ts). */
  isArtworkGone?: true
  /** When it was removed, and how many days it had been kept since the last event on its order. */
  artworkGone?: { at: string; keptDays: number }
}

/** A shopper's own gang sheet, and the document it is printed from. */
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
  /** With several sheets: a description of each. */
  sheets?: string[]
  /**
   * A single copy of a file, placed by staff: no one saw it as a sheet, so on a roll it may be nested by its own
   * outline.
   */
  isOneCopy?: true
  /** The warnings shown when it was ordered; unknown for older orders. */
  warnings?: FrozenWarning[]
}

/** The warnings that the shopper saw, and whether they accepted them; unknown for older orders. */
export const warningsOf = (design: OrderDesignData | null): FrozenWarning[] =>
  design && 'warnings' in design ? (design.warnings ?? []) : []

/**
 * One print on a garment, in inches; `artworkId` is one of the item's artworks. `zone` is the whole placement zone; the
 * print is `leftInches` from its left and `topInches` from its top.
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
  /** `hex` is the color in which the cloth is drawn. */
  color: { name: string; hex: string }
  printType: string
  placementZone: string
  prints: FrozenPrint[]
  /** As of a sheet. */
  warnings?: FrozenWarning[]
}

/**
 * A custom tumbler. The laser engraves the artwork `engraving.artworkId`; the original that it was converted from is
 * kept.
 */
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
  /** The area that the laser can reach on this cup with this design type. */
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
 * A premade print. Its original goes into the print file (docs/decisions.md 18): it is in the file store under
 * `original.key`, which never changes, and is printed at the variant's size in inches.
 */
export type PremadeDesignData = BoughtFromShelf & {
  productId: string
  variantId: string
  materialName: string
  printSize: { widthInches: number; heightInches: number }
  original: { key: string; widthPx: number; heightPx: number }
}

/** A finished product from one of the marketplaces: nothing is printed for it. */
export type ListingDesignData = BoughtFromShelf & { listingId: string; stockKey: string }

/** A line that staff wrote in a draft order, with the reason, which only staff see. Nothing is printed for it. */
export type CustomDesignData = BoughtFromShelf & {
  reason: string
  /** Charged for, but neither made nor shipped: a rush fee, a delivery. */
  isFee?: boolean
}

export const isFee = (design: OrderDesignData | null): boolean =>
  design !== null && 'isFee' in design && design.isFee === true

/** A gang sheet that was sold before its artwork arrived: nothing is printed until there is something on it. */
export const isArtworkToFollow = (design: OrderDesignData | null): boolean =>
  design?.document !== undefined && design.document.placements.length === 0
