import type { Crop } from '../artwork/crop.ts'
import { documentOfSheet, sheetsOf } from '../artwork/cut-sheets.ts'
import type { PlacementDocument } from '../artwork/gang-sheet.ts'
import type { InkBox } from '../artwork/ink-box.ts'
import { engraverDpi, layEngraving } from '../tumbler/engraving-field.ts'
import { type Inches, inches, inchesToMm, type Mm, mm, printDpi } from '../units.ts'
import {
  type EngravedDesignData,
  type FrozenArtwork,
  type FrozenPrint,
  type GangSheetDesignData,
  isArtworkToFollow,
  type OrderDesignData,
  type PremadeDesignData,
} from './order-design.ts'
import { cutName, engravingName, premadeName, zoneName } from './part-names.ts'
import { premadeCopies } from './premade-copies.ts'

/** One copy of an image on a part: the center and size of its ink in mm, the rotation in degrees clockwise. */
export type PrintedCopy = {
  artworkId: string
  x: Mm
  y: Mm
  width: Mm
  height: Mm
  rotation: number
  mirrored: boolean
  /** The part of the ink that is printed; all of it if absent. */
  crop?: Crop
  /** Limits printing to this box of the surface, in mm; no limit if absent. */
  clip?: SurfaceBox
}

/** A box on a surface, in mm from its upper left corner. */
export type SurfaceBox = { left: Mm; top: Mm; width: Mm; height: Mm }

/** A closed outline on a surface, `[x, y, x, y, …]` in mm from its upper left corner. */
export type SurfaceRing = readonly Mm[]

/** The source of the pixels: an uploaded artwork by its id, or a product's original by its key in the store. */
export type PrintSource = { id: string; ink: InkBox; storedUnder: string | null }

/**
 * One file to print: a surface at its true size with images on it. Gang sheets, placement zones, premade prints and
 * engravings all have this one type, so that the same code renders, checks and shows them all.
 */
export type PrintPart = {
  /** `sheet` (or `sheet-2-of-3` with several), a placement zone's id, `print` or `engraving`. */
  id: string
  /** For people. */
  name: string
  width: Mm
  height: Mm
  dpi: number
  /** A laser is either on or off. */
  colors: 'full' | 'one-bit'
  copies: readonly PrintedCopy[]
  sources: readonly PrintSource[]
}

/** What is needed to render a part: its true size and its contents. */
export type PrintSurface = Pick<PrintPart, 'width' | 'height' | 'dpi' | 'copies'>

export const sheetSurface = ({ sheet, placements }: PlacementDocument): PrintSurface => ({
  width: sheet.width,
  height: sheet.height,
  dpi: printDpi,
  copies: placements,
})

/** The parts to print for an item. Empty for stock goods, lines written by staff, and sheets without their artwork. */
export function printPartsOf(design: OrderDesignData): PrintPart[] {
  if ('prints' in design) return design.prints.map((print) => zonePart(print, design.artworks))
  if ('engraving' in design) return [engravingPart(design)]
  if ('original' in design) return [premadePart(design)]
  return design.document && !isArtworkToFollow(design) ? sheetParts(design) : []
}

/** Whether a part may be nested on a roll by the outline of its ink: a sheet stays the block that its customer saw. */
export const isFreePart = (design: OrderDesignData, id: string): boolean =>
  !isSheetPart(id) || ('isOneCopy' in design && design.isOneCopy === true)

/** A gang sheet, or one of several. */
export const isSheetPart = (id: string): boolean => /^sheet(-\d+-of-\d+)?$/.test(id)

function sheetParts({ document, artworks }: GangSheetDesignData): PrintPart[] {
  return sheetsOf(document.sheet).map((sheet): PrintPart => {
    const isOnly = sheet.of === 1
    const surface = sheetSurface(documentOfSheet(document, sheet))
    const lying = new Set(surface.copies.map(({ artworkId }) => artworkId))
    return {
      ...cutName(sheet),
      ...surface,
      colors: 'full',
      sources: artworks.filter(({ id }) => isOnly || lying.has(id)).map(sourceOf),
    }
  })
}

const sourceOf = ({ id, ink }: FrozenArtwork): PrintSource => ({ id, ink, storedUnder: null })

/** The file is as large as the zone, so that it is positioned on the garment as in the mock-up. */
function zonePart(print: FrozenPrint, artworks: readonly FrozenArtwork[]): PrintPart {
  const { zone, artworkId } = print
  return {
    ...zoneName(print),
    width: inchesToMm(inches(zone.widthInches)),
    height: inchesToMm(inches(zone.heightInches)),
    dpi: printDpi,
    colors: 'full',
    copies: [
      upright(artworkId, {
        left: inches(print.leftInches),
        top: inches(print.topInches),
        width: inches(print.widthInches),
        height: inches(print.heightInches),
      }),
    ],
    sources: artworks.filter(({ id }) => id === artworkId).map(sourceOf),
  }
}

function engravingPart({ engraving, field, artworks }: EngravedDesignData): PrintPart {
  const artwork = artworks.find(({ id }) => id === engraving.artworkId)
  const laid = artwork ? layEngraving(field, artwork.ink, engraving.wrap) : []
  return {
    ...engravingName,
    width: inchesToMm(field.width),
    height: inchesToMm(field.height),
    dpi: engraverDpi,
    colors: 'one-bit',
    copies: laid.map((one) => upright(engraving.artworkId, one)),
    sources: laid.slice(0, 1).map(({ ink }) => ({ id: engraving.artworkId, ink, storedUnder: null })),
  }
}

function premadePart({ productId, printSize, original }: PremadeDesignData): PrintPart {
  const size = { width: inches(printSize.widthInches), height: inches(printSize.heightInches) }
  const { widthPx: width, heightPx: height } = original
  return {
    ...premadeName,
    width: inchesToMm(size.width),
    height: inchesToMm(size.height),
    dpi: printDpi,
    colors: 'full',
    copies: premadeCopies({ width, height }, size).map((box) => upright(productId, box)),
    sources: [{ id: productId, ink: { left: 0, top: 0, width, height }, storedUnder: original.key }],
  }
}

type Box = { left: Inches; top: Inches; width: Inches; height: Inches }

const upright = (artworkId: string, { left, top, width, height }: Box): PrintedCopy => ({
  artworkId,
  x: mm(inchesToMm(left) + inchesToMm(width) / 2),
  y: mm(inchesToMm(top) + inchesToMm(height) / 2),
  width: inchesToMm(width),
  height: inchesToMm(height),
  rotation: 0,
  mirrored: false,
})
