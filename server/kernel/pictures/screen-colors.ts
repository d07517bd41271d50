import { type Sharp, sharp } from '#server/kernel/pictures/sharp.ts'

/** The colors of screens (sRGB), as every picture that we print says in its file. */

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

let dot: Promise<Buffer> | null = null

function openDot(): Promise<Buffer> {
  dot ??= sharp({ create: { width: 1, height: 1, channels: 4, background: transparent } })
    .withIccProfile('srgb')
    .png()
    .toBuffer()
  return dot
}

/** The profile, byte for byte as the files carry it. */
export async function screenProfile(): Promise<Buffer> {
  const { icc } = await sharp(await openDot()).metadata()
  if (!icc) throw new Error('A PNG came out without its profile')
  return icc
}

/**
 * Nothing on so many px, to lay pictures on. It carries the profile from the start: asked for only when it is written, libvips
 * converts every pixel from these colors into the same ones, which is nine tenths of drawing a sheet.
 */
export async function blankPicture({ width, height }: { width: number; height: number }): Promise<Sharp> {
  return sharp(await openDot())
    .keepIccProfile()
    .extend({ right: width - 1, bottom: height - 1, background: transparent })
}

/** A picture that we wrote in these colors, however long, from top to bottom; its pixels as they lie there. */
export const openOwn = (path: string): Sharp =>
  sharp(path, { limitInputPixels: false, sequentialRead: true, ignoreIcc: true })
