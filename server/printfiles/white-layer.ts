import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { alphaOf } from '#server/kernel/pictures/alpha-of.ts'
import { openOwn } from '#server/kernel/pictures/screen-colors.ts'
import type { PixelFile } from './pdf/pdf-tasks.ts'
import { describePixels } from './pdf/write-pixels.ts'

/**
 * The task: how much white each px of an image takes, which is how much of it covers the film, choked by that many px:
 * its edges are pulled in so that no white shows beside a color. Row by row, whatever the image's size.
 */
export async function writeWhite({
  path,
  chokePx,
  target,
}: {
  path: string
  chokePx: number
  target: string
}): Promise<PixelFile> {
  const covered = `${target}.v`
  try {
    await (await alphaOf(openOwn(path))).toFile(covered)
    const pixels = await describePixels(covered)
    const { start, width, height } = pixels
    const rows = createReadStream(covered, { start, end: start + width * height - 1, highWaterMark: 1 << 20 })
    await pipeline(choked(rowsOf(rows, width), chokePx), createWriteStream(target))
    return { ...pixels, path: target, start: 0 }
  } finally {
    await rm(covered, { force: true })
  }
}

async function* rowsOf(bytes: AsyncIterable<Buffer>, width: number): AsyncGenerator<Uint8Array> {
  let held: Buffer = Buffer.alloc(0)
  for await (const chunk of bytes) {
    held = Buffer.concat([held, chunk])
    const end = held.length - (held.length % width)
    for (let at = 0; at < end; at += width) yield held.subarray(at, at + width)
    held = held.subarray(end)
  }
}

/**
 * The minimum of each px and those up to `by` px around it (grayscale erosion by a square); outside the image counts as
 * bare.
 */
export async function* choked(rows: AsyncIterable<Uint8Array>, by: number): AsyncGenerator<Uint8Array> {
  if (by === 0) return yield* rows
  const window: Uint8Array[] = []
  let width = 0
  for await (const row of rows) {
    width = row.length
    if (window.length === 0) window.push(...bareRows(by, width))
    yield* pushed(window, leastAcross(row, by), by)
  }
  for (const bare of bareRows(by, width)) yield* pushed(window, bare, by)
}

function* pushed(window: Uint8Array[], row: Uint8Array, by: number): Generator<Uint8Array> {
  window.push(row)
  if (window.length <= 2 * by) return
  yield leastOf(window)
  window.shift()
}

const bareRows = (count: number, width: number): Uint8Array[] =>
  Array.from({ length: count }, () => new Uint8Array(width))

function leastOf(rows: readonly Uint8Array[]): Uint8Array {
  const least = Uint8Array.from(rows[0] ?? [])
  for (const row of rows)
    for (let at = 0; at < least.length; at++) {
      const value = row[at] ?? 0
      if (value < (least[at] ?? 0)) least[at] = value
    }
  return least
}

/** The minimum of windows of 2, 4, 8 … px is that of their two halves; the last step covers the remainder. */
function leastAcross(row: Uint8Array, by: number): Uint8Array {
  const wanted = 2 * by + 1
  let least = new Uint8Array(row.length + 2 * by)
  least.set(row, by)
  for (let size = 1; size < wanted; ) {
    const step = Math.min(size, wanted - size)
    const wider = new Uint8Array(least.length - step)
    for (let at = 0; at < wider.length; at++) wider[at] = Math.min(least[at] ?? 0, least[at + step] ?? 0)
    least = wider
    size += step
  }
  return least
}
