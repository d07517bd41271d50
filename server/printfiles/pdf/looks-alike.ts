import { type Sharp, sharp } from '#server/kernel/pictures/sharp.ts'

/** Drawings are compared so many px large, and their edges evened out by so much. */
export const comparedSide = 1_600
const evenedBy = 4

/** Levels of 255 that two ways of drawing an edge may differ by, and how many of the inked pixels may differ by more. */
const sameLevel = 24
const mostDifferent = 0.01

/** Whether two pictures of one size, with transparency, show the same to somebody who looks at them. */
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
