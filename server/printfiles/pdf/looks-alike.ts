import { type Sharp, sharp } from '#server/kernel/pictures/sharp.ts'

/** Drawings are compared at this size in px, with their edges smoothed by this much. */
export const comparedSide = 1_600
const evenedBy = 4

/**
 * How much two renderings of an edge may differ, in levels of 255, and what share of the inked pixels may differ by
 * more.
 */
const sameLevel = 24
const mostDifferent = 0.01

/** Whether two images of the same size, with transparency, look the same to a viewer. */
export async function lookAlike(one: Sharp, other: Sharp): Promise<boolean> {
  const [a, b] = await Promise.all([evened(one), evened(other)])
  let inked = 0
  let different = 0
  for (let at = 0; at < a.length; at += 4) {
    const [alphaA, alphaB] = [a[at + 3] ?? 0, b[at + 3] ?? 0]
    if (alphaA === 0 && alphaB === 0) continue
    inked++
    const differs = (channel: number): boolean =>
      Math.abs((a[at + channel] ?? 0) * alphaA - (b[at + channel] ?? 0) * alphaB) > sameLevel * 255
    if (Math.abs(alphaA - alphaB) > sameLevel || differs(0) || differs(1) || differs(2)) different++
  }
  return inked > 0 && different <= inked * mostDifferent
}

async function evened(picture: Sharp): Promise<Uint8Array> {
  const { data, info } = await picture
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize(Math.max(1, Math.round(width / evenedBy)), Math.max(1, Math.round(height / evenedBy)), {
      fit: 'fill',
      kernel: 'linear',
    })
    .raw()
    .toBuffer()
}
