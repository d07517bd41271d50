import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createDeflate } from 'node:zlib'
import type { PDFRef } from '@cantoo/pdf-lib'
import type { PixelFile } from './pdf-tasks.ts'
import type { ObjectStream } from './save-in-streams.ts'

/** For each of the two, which channels of a px it is made from. */
const channels = { color: [0, 1, 2], alpha: [3] } as const

/**
 * An image's colors, which `profile` describes, and its transparency as their soft mask (ISO 32000-1, 11.6.5.3), at its
 * own resolution and lossless. `nextRef` numbers the objects.
 */
export function pictureStreams(
  picture: PixelFile,
  profile: PDFRef,
  nextRef: () => PDFRef,
): { ref: PDFRef; streams: ObjectStream[] } {
  const ref = nextRef()
  const mask = picture.channels === 4 ? nextRef() : null
  const colors = {
    ref,
    lengthRef: nextRef(),
    dictionary: `${describe(picture, `[/ICCBased ${profile}]`, 3)}${mask ? ` /SMask ${mask}` : ''}`,
    open: () => packed(picture, channels.color),
  }
  if (!mask) return { ref, streams: [colors] }
  const transparency = {
    ref: mask,
    lengthRef: nextRef(),
    dictionary: describe(picture, '/DeviceGray', 1),
    open: () => packed(picture, channels.alpha),
  }
  return { ref, streams: [colors, transparency] }
}

/** A gray image as a soft mask: how much of each px is covered. */
export const maskStream = (picture: PixelFile, nextRef: () => PDFRef): ObjectStream => ({
  ref: nextRef(),
  lengthRef: nextRef(),
  dictionary: describe(picture, '/DeviceGray', 1),
  open: () => packed(picture, [0]),
})

const describe = ({ width, height }: PixelFile, space: string, colors: number): string =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent 8 ` +
  `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors ${colors} /Columns ${width} >>`

const packed = (picture: PixelFile, taken: readonly number[]): AsyncIterable<Uint8Array> =>
  pipeline(differences(picture, taken), createDeflate(), () => undefined)

/** PNG specification, section 9.2: filter type 1, each px as the difference from the one on its left. */
const leftDifference = 1

/** Selected channels of each row, as differences that deflate well, preceded by the filter type. */
async function* differences(picture: PixelFile, taken: readonly number[]): AsyncGenerator<Uint8Array> {
  const { path, start, width, height, channels: perPixel } = picture
  const rowBytes = width * perPixel
  const file = createReadStream(path, { start, end: start + rowBytes * height - 1, highWaterMark: 1 << 20 })
  const isFilled = perPixel === 4 && taken.length === 3
  let held: Buffer = Buffer.alloc(0)
  let done = 0
  let above = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    held = Buffer.concat([held, chunk])
    const whole = Math.floor(held.length / rowBytes)
    const isLast = done + whole - above === height
    // The rows above and below are needed, too.
    const end = isLast ? whole : whole - 1
    if (end <= above) continue
    const out = new Uint8Array((end - above) * (1 + width * taken.length))
    let at = 0
    for (let row = above; row < end; row++) {
      const line = held.subarray(row * rowBytes, (row + 1) * rowBytes)
      const shown = isFilled ? fillClear(held, row * rowBytes, rowBytes) : line
      at = filterRow(shown, { perPixel, taken }, out, at)
    }
    done += end - above
    held = held.subarray((end - 1) * rowBytes)
    above = 1
    yield out
  }
}

/**
 * A row whose clear px take the color of their neighbors: scaling or rotating the image blends each px with its
 * neighbors, and an invisible black would show up as a dark rim.
 */
function fillClear(pixels: Uint8Array, start: number, rowBytes: number): Uint8Array {
  const row = pixels.slice(start, start + rowBytes)
  let last = -1
  for (let at = start; at < start + rowBytes; at += 4) {
    if (pixels[at + 3] !== 0) {
      last = at
      continue
    }
    const right = at + 4 < start + rowBytes ? at + 4 : -1
    const from = isSeen(pixels, right)
      ? right
      : isSeen(pixels, at + rowBytes)
        ? at + rowBytes
        : isSeen(pixels, at - rowBytes)
          ? at - rowBytes
          : last
    if (from === -1) continue
    row[at - start] = pixels[from] ?? 0
    row[at - start + 1] = pixels[from + 1] ?? 0
    row[at - start + 2] = pixels[from + 2] ?? 0
  }
  return row
}

const isSeen = (pixels: Uint8Array, at: number): boolean => at >= 0 && (pixels[at + 3] ?? 0) !== 0

function filterRow(
  pixels: Uint8Array,
  { perPixel, taken }: { perPixel: number; taken: readonly number[] },
  out: Uint8Array,
  start: number,
): number {
  let at = start
  out[at++] = leftDifference
  for (let here = 0; here < pixels.length; here += perPixel)
    for (const channel of taken) {
      const left = here === 0 ? 0 : (pixels[here - perPixel + channel] ?? 0)
      out[at++] = (pixels[here + channel] ?? 0) - left
    }
  return at
}
