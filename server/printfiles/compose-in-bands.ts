import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inkLimits } from '#server/kernel/pictures/pictures.ts'
import { blankPicture } from '#server/kernel/pictures/screen-colors.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'

/**
 * An image on a sheet: its corner and size in print pixels. It may extend beyond the sheet's edge; anything outside
 * `clip` is cut off.
 */
export type LaidOverlay = {
  path: string
  left: number
  top: number
  width: number
  height: number
  clip?: { left: number; top: number; right: number; bottom: number } | undefined
}

/**
 * libvips buffers some rows of every image it composites and of every band it joins: memory is lowest with this many
 * rows of film at a time (docs/measurements.md, A roll of film).
 */
const bandRows = 4_000

const quick = { compressionLevel: 1, palette: false } as const

/** Composites images onto a long sheet, one band after another. Returns the bands' files, from top to bottom. */
export async function composeInBands(
  { width, height }: { width: number; height: number },
  overlays: readonly LaidOverlay[],
  folder: string,
): Promise<string[]> {
  const bands: string[] = []
  for (let from = 0; from < height; from += bandRows) {
    const rows = Math.min(bandRows, height - from)
    const cuts: LaidOverlay[] = []
    for (const overlay of overlays) {
      const cut = await cutOut(overlay, { from, rows, width }, join(folder, `cut-${cuts.length}.png`))
      if (cut) cuts.push(cut)
    }
    const band = join(folder, `band-${bands.length}.png`)
    const blank = await blankPicture({ width, height: rows })
    await blank
      .composite(
        cuts.map(({ path, left, top }) => ({ input: path, left, top, sequentialRead: true, ...inkLimits })),
      )
      .png(quick)
      .toFile(band)
    for (const { path } of cuts) if (path.startsWith(join(folder, 'cut-'))) await rm(path)
    bands.push(band)
  }
  return bands
}

const everywhere = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

/** The part of an image inside a band, relative to the band's corner; null if they don't overlap. */
async function cutOut(
  { path, left, top, width, height, clip = everywhere }: LaidOverlay,
  band: { from: number; rows: number; width: number },
  target: string,
): Promise<LaidOverlay | null> {
  const [x, right] = [Math.max(0, left, clip.left), Math.min(band.width, left + width, clip.right)]
  const [y, bottom] = [
    Math.max(band.from, top, clip.top),
    Math.min(band.from + band.rows, top + height, clip.bottom),
  ]
  if (x >= right || y >= bottom) return null
  const cut = { left: x, top: y - band.from, width: right - x, height: bottom - y }
  if (cut.width === width && cut.height === height) return { path, ...cut }
  await sharp(path, { sequentialRead: true, ...inkLimits })
    .extract({ left: x - left, top: y - top, width: cut.width, height: cut.height })
    .png(quick)
    .toFile(target)
  return { path: target, ...cut }
}
