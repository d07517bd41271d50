/** What decides, besides its size, how sharply an artwork prints; raster images have neither. */
export type DrawnAs = {
  /** Lines and areas, rendered again at each printed size: there are never too few pixels. */
  isVector?: boolean | undefined
  /** For a drawing with embedded images: px of the coarsest of them per px of the drawing's grid. */
  pictureScale?: number | undefined
}

/** The dpi from which no eye sees a dot on cloth. docs/decisions.md 19: above 300 dpi gains nothing. */
export const sharpFrom = 250

/** The number of dots across this many px of an artwork's ink; infinite for pure lines and areas. */
export const dotsAcross = (inkPx: number, drawn: DrawnAs | null | undefined): number =>
  drawn?.isVector ? inkPx * (drawn.pictureScale ?? Number.POSITIVE_INFINITY) : inkPx

/** Whether it is sharp at every size. */
export const isEndlesslySharp = (drawn: DrawnAs | null | undefined): boolean =>
  dotsAcross(1, drawn) === Number.POSITIVE_INFINITY
