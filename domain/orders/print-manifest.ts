import { type Crop, croppedSize, isWhole } from '../artwork/crop.ts'
import { type DrawnAs, dotsAcross } from '../artwork/sharpness.ts'
import { effectiveDpi, type Mm, mmToInches, px } from '../units.ts'
import { type OrderDesignData, warningsOf } from './order-design.ts'
import type { PrintPart } from './print-parts.ts'

/** One copy on the sheet. Lengths in inches from the sheet's top left corner, which is below a header strip. */
export type ManifestPlacement = {
  number: number
  artworkId: string
  artwork: string
  /** Before rotation. */
  widthInches: number
  heightInches: number
  centerXInches: number
  centerYInches: number
  /** Clockwise about the center. */
  rotationDegrees: number
  mirrored: boolean
  /** As fractions of the artwork's ink; null for all of it. */
  crop: Crop | null
  /** For a drawing, that of its coarsest image; null if it has none and is sharp at every size. */
  effectiveDpi: number | null
}

/** How many times an artwork is on the sheet, and how many times it is printed when the sheet is printed as ordered. */
export type ManifestArtwork = { artworkId: string; artwork: string; onSheet: number; inTotal: number }

/** A finding about an artwork that was accepted. */
export type ManifestFinding = {
  check: string
  artworkId: string
  artwork: string
  message: string
  acceptedAt: string
}

export type PrintManifest = {
  format: 'gangway-print-manifest'
  version: 1
  orderNumber: string
  item: { number: number; ticket: string; name: string; options: string[]; quantity: number }
  part: string
  /** Without the header strip, which the customer does not pay for. */
  sheet: { widthInches: number; heightInches: number; dpi: number }
  headerStripInches: number
  madeAt: string | null
  files: { name: string; contentType: string; byteSize: number | null; sha256: string | null }[]
  artworks: ManifestArtwork[]
  placements: ManifestPlacement[]
  acceptedFindings: ManifestFinding[]
  /** Found during rendering, and not accepted by anyone. */
  openFindings: string[]
}

/** A part's own section of the manifest; `drawn` has the known facts about its artworks, by id. */
export function describePart(
  design: OrderDesignData,
  part: PrintPart,
  { quantity, drawn }: { quantity: number; drawn: ReadonlyMap<string, DrawnAs | null> },
): Pick<PrintManifest, 'sheet' | 'artworks' | 'placements' | 'acceptedFindings'> {
  const nameOf = namesOf(design)
  const placements = part.copies.map((copy, at): ManifestPlacement => {
    const source = part.sources.find(({ id }) => id === copy.artworkId)
    const dots = source
      ? dotsAcross(croppedSize(source.ink, copy.crop).width, drawn.get(source.id))
      : Number.POSITIVE_INFINITY
    return {
      number: at + 1,
      artworkId: copy.artworkId,
      artwork: nameOf(copy.artworkId),
      widthInches: inchesOf(copy.width),
      heightInches: inchesOf(copy.height),
      centerXInches: inchesOf(copy.x),
      centerYInches: inchesOf(copy.y),
      rotationDegrees: copy.rotation,
      mirrored: copy.mirrored,
      crop: copy.crop && !isWhole(copy.crop) ? copy.crop : null,
      effectiveDpi: Number.isFinite(dots) ? Math.round(effectiveDpi(px(dots), copy.width)) : null,
    }
  })
  return {
    sheet: { widthInches: inchesOf(part.width), heightInches: inchesOf(part.height), dpi: part.dpi },
    artworks: countArtworks(placements, quantity),
    placements,
    acceptedFindings: acceptedOf(design, nameOf),
  }
}

function countArtworks(placements: readonly ManifestPlacement[], quantity: number): ManifestArtwork[] {
  const counted = new Map<string, ManifestArtwork>()
  for (const { artworkId, artwork } of placements) {
    const onSheet = (counted.get(artworkId)?.onSheet ?? 0) + 1
    counted.set(artworkId, { artworkId, artwork, onSheet, inTotal: onSheet * quantity })
  }
  return [...counted.values()]
}

function acceptedOf(design: OrderDesignData, nameOf: (id: string) => string): ManifestFinding[] {
  return warningsOf(design).flatMap(({ kind, artworkId, message, acceptedAt }) =>
    acceptedAt === null ? [] : [{ check: kind, artworkId, artwork: nameOf(artworkId), message, acceptedAt }],
  )
}

/** A premade print is its product's own image. */
function namesOf(design: OrderDesignData): (artworkId: string) => string {
  const names = new Map((design.artworks ?? []).map(({ id, fileName }) => [id, fileName]))
  return (artworkId) => names.get(artworkId) ?? design.title
}

/** A ten-thousandth of an inch is a thirty-third of a print pixel. */
const inchesOf = (length: Mm): number => Number(mmToInches(length).toFixed(4))
