/** What decides how sharp an artwork prints beside its size: pictures have neither. */
export type DrawnAs = {
  /** Lines and areas, drawn anew at each printed size: there are never too few pixels. */
  isVector?: boolean | undefined
  /** Of a drawing with pictures inside: px of the coarsest of them to a px of the drawing's grid. */
  pictureScale?: number | undefined
}

/** dpi at and above which no eye sees a dot on cloth. docs/decisions.md 19: above 300 dpi gains nothing. */
export const sharpFrom = 250

/** How many dots an artwork has across so many px of its ink; no end of them where it is lines and areas alone. */
export const dotsAcross = (inkPx: number, drawn: DrawnAs | null | undefined): number =>
  drawn?.isVector ? inkPx * (drawn.pictureScale ?? Number.POSITIVE_INFINITY) : inkPx

/** Whether it is sharp at every size. */
export const isEndlesslySharp = (drawn: DrawnAs | null | undefined): boolean =>
  dotsAcross(1, drawn) === Number.POSITIVE_INFINITY
