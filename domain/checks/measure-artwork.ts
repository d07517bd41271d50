import type { DrawnAs } from '../artwork/sharpness.ts'
import { measureEdgeWidth } from './edge-width.ts'
import { findHalo } from './halo-pixels.ts'
import { countMarks, faintAlpha, markAlpha, otherMarks, padRaster, type Raster } from './raster.ts'
import { findSoftPixels } from './soft-pixels.ts'
import { countWidths, type SquaredDistances } from './thin-parts.ts'
import { hasWhiteBox } from './white-box.ts'

/** An island of ink: `[x, y, x, y, …]` as fractions of the ink box, 0 … 1. */
export type OutlineRing = readonly number[]
export type InkOutline = readonly { outline: OutlineRing; holes: readonly OutlineRing[] }[]

/**
 * Measurements of an artwork's ink, taken once, on one raster: enough to tell what will not print well at any printed
 * size. Lengths are px of that raster, which is `width` px across the ink.
 */
export type ArtworkFacts = DrawnAs & {
  version: 1
  width: number
  height: number
  /** Share of ink pixels that are translucent without being a smooth edge, 0 … 1. */
  softShare: number
  /** Share of the outer edge that is a pale fringe, 0 … 1. */
  haloShare: number
  hasWhiteBox: boolean
  /** Length of strokes, and of gaps between ink, by width (`countWidths`). */
  lines: readonly number[]
  gaps: readonly number[]
  /** Width of the sharpest edges (`measureEdgeWidth`); null when there are too few. */
  edgeWidth: number | null
  outline: InkOutline
  /**
   * A page with colors other than RGB and gray: named inks, CMYK or Lab, shown and printed the way screens show them.
   */
  hasInkColors?: boolean | undefined
  /** A page with translucent parts that knock each other out, which we do not support: it prints as we show it. */
  hasKnockouts?: boolean | undefined
  /** For a drawing: masks and gradients that programs render differently. */
  hasRareEffects?: boolean | undefined
}

/** Facts about a drawing as a whole, which also apply to each part that a crop leaves. */
export const drawnFacts = ({
  isVector,
  pictureScale,
  hasInkColors,
  hasKnockouts,
  hasRareEffects,
}: ArtworkFacts) => ({
  ...(isVector && { isVector }),
  ...(pictureScale !== undefined && { pictureScale }),
  ...(hasInkColors && { hasInkColors }),
  ...(hasKnockouts && { hasKnockouts }),
  ...(hasRareEffects && { hasRareEffects }),
})

/** From this alpha on, a pixel is ink when measuring lines and gaps: a hairline is faint but still printed. */
export const lineAlpha = 64

/** Empty pixels around it, so that ink at the image's edge ends there. */
const rim = 3

/** Measures everything but the outline. `raster` is trimmed to the ink; `distances` is the nesting engine's. */
export function measureArtwork(
  raster: Raster,
  distances: SquaredDistances,
): Omit<ArtworkFacts, 'version' | 'outline' | keyof ReturnType<typeof drawnFacts>> {
  const padded = padRaster(raster, rim)
  const { width, height } = padded
  const ink = markAlpha(padded, faintAlpha + 1)
  const solid = markAlpha(padded, lineAlpha)
  const depth = distances(solid, width, height)
  const lines = countWidths(depth, solid, width)
  const halo = findHalo(padded, depth)
  const empty = otherMarks(solid)
  const apart = distances(empty, width, height)
  const gaps = countWidths(apart, withoutRim(empty, width, height), width)
  return {
    width: raster.width,
    height: raster.height,
    softShare: share(countMarks(findSoftPixels(padded)), countMarks(ink)),
    haloShare: share(countMarks(halo.marks), halo.ring),
    hasWhiteBox: hasWhiteBox(raster),
    lines,
    gaps,
    edgeWidth: measureEdgeWidth(padded),
  }
}

/** Empty space around the image is not a gap in it. */
function withoutRim(marks: Uint8Array, width: number, height: number): Uint8Array {
  const inside = new Uint8Array(marks.length)
  for (let y = rim; y < height - rim; y++)
    inside.set(marks.subarray(y * width + rim, (y + 1) * width - rim), y * width + rim)
  return inside
}

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000
