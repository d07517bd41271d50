export const conversionMethods = ['threshold', 'dither'] as const
export type ConversionMethod = (typeof conversionMethods)[number]

export type Conversion = {
  method: ConversionMethod
  /** 1 … 254: anything darker than this is engraved; a higher level engraves more. */
  level: number
  /** Engraves light areas instead of dark ones. */
  isInverted: boolean
}

export const firstConversion: Conversion = { method: 'threshold', level: 128, isInverted: false }

export type Converted = {
  /** RGBA: opaque black where the laser works, fully transparent everywhere else. */
  pixels: Uint8ClampedArray<ArrayBuffer>
  /** The share of the image that is engraved, 0 … 1. */
  engravedShare: number
}

/**
 * Converts an image into one that the laser can engrave: each pixel on or off, by a threshold or by error diffusion (R.
 * W. Floyd, L. Steinberg: An adaptive algorithm for spatial grayscale, 1976; weights 7, 3, 5, 1 of 16). Transparent
 * pixels are never engraved. `pixels` is RGBA, rows of `width` pixels, and is not modified.
 */
export function convertEngraving(
  pixels: Uint8Array | Uint8ClampedArray,
  width: number,
  { method, level, isInverted }: Conversion,
): Converted {
  const lightness = lightnessOf(pixels, isInverted)
  const shift = 128 - level
  const converted = new Uint8ClampedArray(pixels.length)
  let engraved = 0
  for (let at = 0; at < lightness.length; at++) {
    const light = (lightness[at] ?? 255) + shift
    const isEngraved = light < 128 && (pixels[at * 4 + 3] ?? 0) > 0
    if (isEngraved) {
      converted[at * 4 + 3] = 255
      engraved++
    }
    if (method === 'dither') spread(lightness, at, width, light - (isEngraved ? 0 : 255))
  }
  return { pixels: converted, engravedShare: lightness.length === 0 ? 0 : engraved / lightness.length }
}

/** 0 (engraved) … 255, for the image on a background that is not engraved. Luma by ITU-R BT.601. */
function lightnessOf(pixels: Uint8Array | Uint8ClampedArray, isInverted: boolean): Float32Array {
  const lightness = new Float32Array(pixels.length / 4)
  for (let at = 0; at < lightness.length; at++) {
    const from = at * 4
    const luma =
      0.299 * (pixels[from] ?? 0) + 0.587 * (pixels[from + 1] ?? 0) + 0.114 * (pixels[from + 2] ?? 0)
    const darkness = isInverted ? luma : 255 - luma
    lightness[at] = 255 - (darkness * (pixels[from + 3] ?? 0)) / 255
  }
  return lightness
}

function spread(lightness: Float32Array, at: number, width: number, error: number): void {
  const column = at % width
  const add = (to: number, share: number): void => {
    const light = lightness[to]
    if (light !== undefined) lightness[to] = light + (error * share) / 16
  }
  if (column < width - 1) add(at + 1, 7)
  if (column > 0) add(at + width - 1, 3)
  add(at + width, 5)
  if (column < width - 1) add(at + width + 1, 1)
}
