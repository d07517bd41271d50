import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InkBox } from '#domain/artwork.ts'
import { faintAlpha } from '#domain/checks/raster.ts'
import { openPicture } from '#server/kernel/pictures.ts'

/**
 * The box around all pixels whose alpha is above `faintAlpha`, in px of the upright picture; null when there are
 * none. The alpha channel goes through a file (libvips' own format: a header of 64 bytes, then the bytes row by
 * row), because at 238 megapixels it would not fit in the memory that we allow.
 */
export async function findInk(path: string, width: number, height: number): Promise<InkBox | null> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-alpha-'))
  try {
    const alphaFile = join(folder, 'alpha.v')
    await openPicture(path).extractChannel('alpha').toColourspace('b-w').toFile(alphaFile)
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
  let [left, right, top, bottom] = [width, -1, -1, -1]
  for (let y = 0; y < height; y += rowsPerBand) {
    const rows = Math.min(rowsPerBand, height - y)
    const { bytesRead } = await handle.read(band, 0, rows * width, headerBytes + y * width)
    if (bytesRead !== rows * width) throw new Error('The alpha channel is shorter than the picture')
    for (let row = 0; row < rows; row++) {
      const ends = inkEnds(band.subarray(row * width, (row + 1) * width))
      if (ends === null) continue
      if (top < 0) top = y + row
      bottom = y + row
      left = Math.min(left, ends.first)
      right = Math.max(right, ends.last)
    }
  }
  return top < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

function inkEnds(row: Buffer): { first: number; last: number } | null {
  let first = 0
  while (first < row.length && (row[first] ?? 0) <= faintAlpha) first++
  if (first === row.length) return null
  let last = row.length - 1
  while ((row[last] ?? 0) <= faintAlpha) last--
  return { first, last }
}
