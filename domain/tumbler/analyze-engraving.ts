/** docs/spec-map.md S5: what can be engraved, judged by raw RGBA pixels. */
export const engravingRules = {
  maxBytes: 10 * 1024 * 1024,
  sampleEvery: 4,
  maxChannelDifference: 10,
  minAlpha: 128,
  minPercentage: 95,
} as const

/** Both browser and server decode whole images in memory: 64 megapixels are 256 MB. */
export const maxEngravingPixels = 64_000_000

export type EngravingAnalysis = {
  isBlackAndWhite: boolean
  /** Share of black, white and gray among the counted pixels, in percent, rounded down to a tenth. */
  percentage: number
  /** Sampled pixels that are not transparent. */
  counted: number
}

/** The counts for an image, or for a part of it: parts are added up. */
export type EngravingSamples = { counted: number; gray: number }

/**
 * Samples every fourth pixel, skips those with alpha under 128, and counts a pixel as black, white or gray when no two
 * of its channels differ by more than 10. At least 95 % must be; an image without any visible pixel fails. `pixels` is
 * RGBA, one byte each, alpha not premultiplied.
 */
export const analyzeEngraving = (pixels: Uint8Array | Uint8ClampedArray): EngravingAnalysis =>
  judgeSamples(sampleEngraving(pixels))

/** A part of an image must start at a pixel whose index is a multiple of four. */
export function sampleEngraving(pixels: Uint8Array | Uint8ClampedArray): EngravingSamples {
  const { sampleEvery, minAlpha, maxChannelDifference } = engravingRules
  let counted = 0
  let gray = 0
  for (let at = 0; at + 3 < pixels.length; at += sampleEvery * 4) {
    if ((pixels[at + 3] ?? 0) < minAlpha) continue
    counted++
    const red = pixels[at] ?? 0
    const green = pixels[at + 1] ?? 0
    const blue = pixels[at + 2] ?? 0
    if (Math.max(red, green, blue) - Math.min(red, green, blue) <= maxChannelDifference) gray++
  }
  return { counted, gray }
}

export function judgeSamples({ counted, gray }: EngravingSamples): EngravingAnalysis {
  return {
    counted,
    isBlackAndWhite: counted > 0 && gray * 100 >= counted * engravingRules.minPercentage,
    percentage: counted === 0 ? 0 : Math.floor((gray * 1_000) / counted) / 10,
  }
}
