/** An image as rows of RGBA from the top, straight (not premultiplied) alpha, 0 … 255. */
export type Raster = {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Alpha up to this prints nothing visible; artwork is trimmed by the same threshold. */
export const faintAlpha = 8

/** Alpha from here on is printed as solid ink. */
export const solidAlpha = 247

/** Marks every pixel whose alpha is between `least` and `most`. */
export function markAlpha({ width, height, data }: Raster, least: number, most = 255): Uint8Array {
  const marks = new Uint8Array(width * height)
  for (let at = 0; at < marks.length; at++) {
    const alpha = data[at * 4 + 3] as number
    if (alpha >= least && alpha <= most) marks[at] = 1
  }
  return marks
}

/** Inverts the marks. */
export function otherMarks(marks: Uint8Array): Uint8Array {
  const others = new Uint8Array(marks.length)
  for (let at = 0; at < marks.length; at++) others[at] = 1 - (marks[at] as number)
  return others
}

/** Rec. 601 luma of the color itself, regardless of its alpha. */
export const lumaAt = (data: Raster['data'], at: number): number =>
  0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0)

export const countMarks = (marks: Uint8Array): number => {
  let count = 0
  for (let at = 0; at < marks.length; at++) count += marks[at] ?? 0
  return count
}

/** Adds empty pixels on each side, so that ink touching the image's edge ends there. */
export function padRaster({ width, height, data }: Raster, by: number): Raster {
  const wide = width + 2 * by
  const padded = new Uint8Array(wide * (height + 2 * by) * 4)
  for (let y = 0; y < height; y++)
    padded.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((y + by) * wide + by) * 4)
  return { width: wide, height: height + 2 * by, data: padded }
}
