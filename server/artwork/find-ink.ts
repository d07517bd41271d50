import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { InkBox } from '#domain/artwork/ink-box.ts'
import { faintAlpha } from '#domain/checks/raster.ts'
import { makeWorkFolder } from '#server/kernel/files/work-folder.ts'
import { alphaOf } from '#server/kernel/pictures/alpha-of.ts'
import { openPicture } from '#server/kernel/pictures/pictures.ts'

/**
 * The bounding box of all pixels whose alpha is above `faintAlpha`, in px of the upright image; null when there are
 * none. The alpha channel goes through a file (libvips' own format: a header of 64 bytes, then the bytes row by row),
 * because at 238 megapixels it would not fit in the memory that we allow.
 */
export async function findInk(path: string, width: number, height: number): Promise<InkBox | null> {
  const folder = await makeWorkFolder()
  try {
    const alphaFile = join(folder, 'alpha.v')
    await (await alphaOf(await openPicture(path))).toFile(alphaFile)
    const handle = await open(alphaFile)
    try {
      return await scan(handle, width, height)
    } finally {
      await handle.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const headerBytes = 64
const bandBytes = 4_000_000

async function scan(handle: FileHandle, width: number, height: number): Promise<InkBox | null> {
  const rowsPerBand = Math.max(1, Math.floor(bandBytes / width))
  const band = Buffer.alloc(rowsPerBand * width)
  const nothing = Buffer.alloc(width)
  let [left, right, top, bottom] = [width, -1, -1, -1]
  for (let y = 0; y < height; y += rowsPerBand) {
    const rows = Math.min(rowsPerBand, height - y)
    const { bytesRead } = await handle.read(band, 0, rows * width, headerBytes + y * width)
    if (bytesRead !== rows * width) throw new Error('The alpha channel is shorter than the picture')
    for (let row = 0; row < rows; row++) {
      const start = row * width
      // Ink between the sides found so far can't move either of them.
      const first = firstInk(band, start, start + left, nothing)
      if (first >= 0) left = first - start
      const last = lastInk(band, start + right + 1, start + width, nothing)
      if (last >= 0) right = last - start
      if (top < 0 && right >= 0) top = y + row
    }
    let lowest = rows - 1
    while (lowest >= 0 && firstInk(band, lowest * width, (lowest + 1) * width, nothing) < 0) lowest--
    if (lowest >= 0) bottom = y + lowest
  }
  return top < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** Most of a page is empty, and comparing two blocks of memory is many times faster than checking bytes. */
const isNothing = (bytes: Buffer, from: number, to: number, nothing: Buffer): boolean =>
  from >= to || bytes.compare(nothing, 0, to - from, from, to) === 0

/** Index of the first ink, or -1. */
function firstInk(bytes: Buffer, from: number, to: number, nothing: Buffer): number {
  if (isNothing(bytes, from, to, nothing)) return -1
  for (let at = from; at < to; at++) if ((bytes[at] ?? 0) > faintAlpha) return at
  return -1
}

/** Index of the last ink, or -1. */
function lastInk(bytes: Buffer, from: number, to: number, nothing: Buffer): number {
  if (isNothing(bytes, from, to, nothing)) return -1
  for (let at = to - 1; at >= from; at--) if ((bytes[at] ?? 0) > faintAlpha) return at
  return -1
}
