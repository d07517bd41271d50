import {
  maxPages,
  maxStatedDpi,
  maxSvgBytes,
  type VectorContentType,
  vectorGridSide,
} from '#domain/artwork/artwork.ts'
import type { ArtworkFacts } from '#domain/checks/measure-artwork.ts'
import { drawVector } from '#server/kernel/vectors/draw-vector.ts'
import { withPdf } from '#server/kernel/vectors/open-pdf.ts'
import { hasLiveText, readSvg } from '#server/kernel/vectors/read-svg.ts'
import { measureSvg } from '#server/kernel/vectors/svg.ts'
import { effectsOf } from '#server/kernel/vectors/svg-effects.ts'
import { coarsestSvgPicture } from '#server/kernel/vectors/svg-pictures.ts'

export type VectorGrid = {
  /** What its pixels don't show. */
  drawn: Pick<ArtworkFacts, 'pictureScale' | 'hasInkColors' | 'hasKnockouts' | 'hasRareEffects'>
  /** Px of the whole page on the grid used to measure ink and sizes. */
  width: number
  height: number
  /** Px of the grid per inch of the drawing's own size. */
  dpi: number
  pageCount: number
}

export type VectorRefusal = 'live_text' | 'grown_edges' | 'loose_fonts' | 'too_many_pages' | 'no_size'

/** Files state sizes from a hair to a house; those too large for any film are scaled to the film's width. */
const largestInches = 400

/**
 * Measures a page of a drawing and lays the grid over it. With `isOurs` it may have any size.
 * @throws VectorProblem when the file can't be drawn.
 */
export async function layGrid(
  path: string,
  contentType: VectorContentType,
  page: number,
  isOurs: boolean,
): Promise<{ ok: true; grid: VectorGrid } | { ok: false; reason: VectorRefusal }> {
  if (contentType === 'image/svg+xml') {
    const svg = await readSvg(path, isOurs ? undefined : maxSvgBytes)
    if (hasLiveText(svg)) return { ok: false, reason: 'live_text' }
    const { hasRareEffects, hasGrownEdges } = effectsOf(svg)
    if (hasGrownEdges) return { ok: false, reason: 'grown_edges' }
    const { widthInches, heightInches } = measureSvg(svg)
    const scale = isOurs ? null : await coarsestSvgPicture(svg)
    const pictureDpi = scale && (scale * svg.width) / widthInches
    return gridOf({ widthInches, heightInches, pictureDpi, hasRareEffects, pageCount: 1 })
  }
  return withPdf(path, async (pdf) => {
    const pageCount = pdf.countPages()
    if (pageCount > maxPages) return { ok: false, reason: 'too_many_pages' }
    const { widthPoints, heightPoints, hasLooseFonts, ...further } = await pdf.measurePage(page)
    if (hasLooseFonts) return { ok: false, reason: 'loose_fonts' }
    return gridOf({ widthInches: widthPoints / 72, heightInches: heightPoints / 72, pageCount, ...further })
  })
}

type OwnSize = {
  widthInches: number
  heightInches: number
  pictureDpi: number | null
  hasInkColors?: boolean
  hasKnockouts?: boolean
  hasRareEffects?: boolean
  pageCount: number
}

function gridOf({
  widthInches,
  heightInches,
  pictureDpi,
  hasInkColors,
  hasKnockouts,
  hasRareEffects,
  pageCount,
}: OwnSize): { ok: true; grid: VectorGrid } | { ok: false; reason: VectorRefusal } {
  const longest = Math.max(widthInches, heightInches)
  const isSane = Math.min(widthInches, heightInches) > 0 && longest <= largestInches
  if (!isSane) return { ok: false, reason: 'no_size' }
  const dpi = Math.min(maxStatedDpi, vectorGridSide / longest)
  const [width, height] = [widthInches * dpi, heightInches * dpi].map((side) => Math.max(1, Math.round(side)))
  const drawn = {
    ...(pictureDpi !== null && { pictureScale: pictureDpi / dpi }),
    ...(hasInkColors && { hasInkColors }),
    ...(hasKnockouts && { hasKnockouts }),
    ...(hasRareEffects && { hasRareEffects }),
  }
  return { ok: true, grid: { width: width ?? 1, height: height ?? 1, dpi, pageCount, drawn } }
}

/** Draws the whole page on its grid, as a PNG. */
export const drawGrid = (
  path: string,
  contentType: VectorContentType,
  page: number,
  { width, height }: VectorGrid,
  target: string,
): Promise<void> =>
  drawVector(
    { path, contentType, page },
    { full: { width, height }, region: { left: 0, top: 0, width, height } },
    target,
  )
