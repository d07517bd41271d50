/** A picture as rows of RGBA from the top, straight (not premultiplied) alpha, 0 … 255. */
export type Raster = {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Alpha up to this prints nothing that anybody sees; artwork is trimmed by the same measure. */
export const faintAlpha = 8

/** Alpha from here on is laid down as solid ink. */
export const solidAlpha = 247

/** Marks every pixel whose alpha `belongs`. */
export function markAlpha({ width, height, data }: Raster, belongs: (alpha: number) => boolean): Uint8Array {
  const marks = new Uint8Array(width * height)
  for (let at = 0; at < marks.length; at++) if (belongs(data[at * 4 + 3] ?? 0)) marks[at] = 1
  return marks
}

/** Rec. 601 luma of the colour itself, whatever its alpha. */
export const lumaAt = (data: Raster['data'], at: number): number =>
  0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0)

/** Marks whatever has a mark within `reach` pixels, in a square around it. */
export function widen(marks: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const across = new Uint8Array(marks.length)
  for (let y = 0; y < height; y++) {
    let last = Number.NEGATIVE_INFINITY
    for (let x = 0; x < width; x++) {
      if (marks[y * width + x] === 1) last = x
      if (x - last <= reach) across[y * width + x] = 1
    }
    last = Number.POSITIVE_INFINITY
    for (let x = width - 1; x >= 0; x--) {
      if (marks[y * width + x] === 1) last = x
      if (last - x <= reach) across[y * width + x] = 1
    }
  }
  const wide = new Uint8Array(marks.length)
  const last = new Float64Array(width).fill(Number.NEGATIVE_INFINITY)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (across[at] === 1) last[x] = y
      if (y - (last[x] ?? 0) <= reach) wide[at] = 1
    }
  }
  last.fill(Number.POSITIVE_INFINITY)
  for (let y = height - 1; y >= 0; y--) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (across[at] === 1) last[x] = y
      if ((last[x] ?? 0) - y <= reach) wide[at] = 1
    }
  }
  return wide
}

export const countMarks = (marks: Uint8Array): number => {
  let count = 0
  for (let at = 0; at < marks.length; at++) count += marks[at] ?? 0
  return count
}

/** One more pixel of nothing on each side, so that what touches the picture's edge ends there. */
export function padRaster({ width, height, data }: Raster, by: number): Raster {
  const wide = width + 2 * by
  const padded = new Uint8Array(wide * (height + 2 * by) * 4)
  for (let y = 0; y < height; y++)
    padded.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((y + by) * wide + by) * 4)
  return { width: wide, height: height + 2 * by, data: padded }
}
