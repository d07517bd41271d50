import { type Sharp, sharp } from '#server/kernel/pictures/sharp.ts'

/** The screen color space (sRGB), declared in every image file that we print. */

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

let dot: Promise<Buffer> | null = null

function openDot(): Promise<Buffer> {
  dot ??= sharp({ create: { width: 1, height: 1, channels: 4, background: transparent } })
    .withIccProfile('srgb')
    .png()
    .toBuffer()
  return dot
}

/** The profile, byte for byte as embedded in files. */
export async function screenProfile(): Promise<Buffer> {
  const { icc } = await sharp(await openDot()).metadata()
  if (!icc) throw new Error('A PNG came out without its profile')
  return icc
}

/**
 * A transparent canvas of this size, to composite images onto. It carries the profile from the start: if it is only
 * requested on output, libvips converts every pixel from these colors into the same ones, which takes nine tenths of
 * the time to draw a sheet.
 */
export async function blankPicture({ width, height }: { width: number; height: number }): Promise<Sharp> {
  return sharp(await openDot())
    .keepIccProfile()
    .extend({ right: width - 1, bottom: height - 1, background: transparent })
}

/** An image that we wrote in these colors, of any length, read top to bottom; its pixels are not converted. */
export const openOwn = (path: string): Sharp =>
  sharp(path, { limitInputPixels: false, sequentialRead: true, ignoreIcc: true })
