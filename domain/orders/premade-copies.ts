import { type Inches, inches } from '../units.ts'

type Size = { width: number; height: number }
export type CopyBox = { left: Inches; top: Inches; width: Inches; height: Inches }

/** How far whole repeats of a sheet may miss the purchased length: images have whole pixels, lengths whole inches. */
const repeatTolerance = 0.02

/**
 * How a premade original fills the purchased size. A sheet longer than the original consists of whole repeats, one
 * below the other, as sold; anything else shows it once, whole, undistorted and centered.
 */
export function premadeCopies(original: Size, size: { width: Inches; height: Inches }): CopyBox[] {
  const once = (size.width * original.height) / original.width
  const repeats = Math.round(size.height / once)
  if (repeats >= 2 && Math.abs(repeats * once - size.height) <= size.height * repeatTolerance) {
    const height = inches(size.height / repeats)
    return Array.from({ length: repeats }, (_, index) => ({
      left: inches(0),
      top: inches(height * index),
      width: size.width,
      height,
    }))
  }
  const scale = Math.min(size.width / original.width, size.height / original.height)
  const width = inches(original.width * scale)
  const height = inches(original.height * scale)
  return [{ left: inches((size.width - width) / 2), top: inches((size.height - height) / 2), width, height }]
}
