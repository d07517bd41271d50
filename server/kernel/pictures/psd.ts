import { open, readFile } from 'node:fs/promises'
import { maxWholeDecodePixels } from '#domain/artwork/artwork.ts'

/** A Photoshop file whose flattened image can't be read. */
export class PsdProblem extends Error {
  constructor() {
    super('This Photoshop file has no flat picture in RGB or gray')
    this.name = 'PsdProblem'
  }
}

/** Adobe Photoshop File Formats Specification, File Header Section: its signature, and version 1. */
const signature = Buffer.from('8BPS\0\x01', 'latin1')
const headerBytes = 26
const modes = { gray: 1, rgb: 3 }

export async function isPsd(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(signature.length) })
    return buffer.equals(signature)
  } finally {
    await file.close()
  }
}

type FlatPicture = { data: Buffer; width: number; height: number }

/** RGBA of the flattened image that Photoshop stores after the layers. @throws PsdProblem if it can't be read */
export async function readPsd(path: string): Promise<FlatPicture> {
  try {
    return flatPicture(await readFile(path))
  } catch (error) {
    // Caused by reading past the end of the file.
    throw error instanceof RangeError ? new PsdProblem() : error
  }
}

function flatPicture(file: Buffer): FlatPicture {
  const [channels, height, width] = [file.readUInt16BE(12), file.readUInt32BE(14), file.readUInt32BE(18)]
  const [depth, mode] = [file.readUInt16BE(22), file.readUInt16BE(24)]
  const colors = mode === modes.rgb ? 3 : 1
  const isKnown = (mode === modes.rgb || mode === modes.gray) && (depth === 8 || depth === 16)
  if (!isKnown || channels < colors || width * height > maxWholeDecodePixels) throw new PsdProblem()
  const layers = behindSection(file, behindSection(file, headerBytes))
  const hasAlpha = channels > colors && isSeeThrough(file, layers)
  const planes = openPlanes(file, behindSection(file, layers), { width, height, channels, depth })
  const data = Buffer.alloc(width * height * 4, 255)
  for (let channel = 0; channel < colors; channel++)
    planes.read(channel, data, colors === 1 ? [0, 1, 2] : [channel])
  if (hasAlpha) {
    planes.read(colors, data, [3])
    takeOffMatte(data)
  }
  return { data, width, height }
}

/** Sections start with their length. */
const behindSection = (file: Buffer, at: number): number => at + 4 + file.readUInt32BE(at)

/** Layer and Mask Information Section: a negative count means that the first extra channel is transparency. */
const isSeeThrough = (file: Buffer, at: number): boolean =>
  file.readUInt32BE(at) > 6 && file.readUInt32BE(at + 4) > 2 && file.readInt16BE(at + 8) < 0

type Shape = { width: number; height: number; channels: number; depth: number }
const [raw, packBits] = [0, 1]

/**
 * Image Data Section: the channels one after the other, packed or not; `read` writes one to its position in each px.
 */
function openPlanes(file: Buffer, at: number, { width, height, channels, depth }: Shape) {
  const compression = file.readUInt16BE(at)
  if (compression !== raw && compression !== packBits) throw new PsdProblem()
  const sample = depth / 8
  const rowBytes = width * sample
  const packed = Array.from({ length: compression === raw ? 0 : channels * height }, (_, row) =>
    file.readUInt16BE(at + 2 + row * 2),
  )
  const start = at + 2 + packed.length * 2
  const sizeOf = (row: number): number => packed[row] ?? rowBytes
  return {
    read(channel: number, pixels: Buffer, places: readonly number[]): void {
      let from = start
      for (let row = 0; row < channel * height; row++) from += sizeOf(row)
      const line = Buffer.alloc(rowBytes)
      for (let y = 0; y < height; y++) {
        const size = sizeOf(channel * height + y)
        if (from + size > file.length) throw new PsdProblem()
        const bytes = file.subarray(from, from + size)
        const shown = compression === raw ? bytes : unpack(bytes, line)
        for (let x = 0; x < width; x++)
          for (const place of places) pixels[(y * width + x) * 4 + place] = shown[x * sample] ?? 0
        from += size
      }
    },
  }
}

/** Apple's PackBits (TIFF 6.0, section 9). */
function unpack(packed: Buffer, line: Buffer): Buffer {
  let at = 0
  for (let from = 0; from < packed.length && at < line.length; ) {
    const count = packed.readInt8(from++)
    if (count >= 0) at += packed.copy(line, at, from, from + count + 1)
    if (count > -128 && count < 0) line.fill(packed[from] ?? 0, at, Math.min(line.length, at + 1 - count))
    if (count > -128 && count < 0) at += 1 - count
    if (count > -128) from += count >= 0 ? count + 1 : 1
  }
  return line
}

/** Photoshop blends transparent parts with white before it stores the flattened image; this undoes it. */
function takeOffMatte(pixels: Buffer): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 255
    if (alpha === 0 || alpha === 255) continue
    for (let channel = at; channel < at + 3; channel++) {
      const ink = 255 - ((255 - (pixels[channel] ?? 255)) * 255) / alpha
      pixels[channel] = Math.max(0, Math.round(ink))
    }
  }
}
