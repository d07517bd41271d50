import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A transparent image with one box of ink in it; all in px. */
export async function transparentPng(
  size: { width: number; height: number },
  ink: { left: number; top: number; width: number; height: number },
  color: { r: number; g: number; b: number } = { r: 220, g: 30, b: 60 },
): Promise<Buffer> {
  const { width, height, left, top } = { ...ink, ...size }
  const box = await sharp({
    create: { width: ink.width, height: ink.height, channels: 4, background: { ...color, alpha: 1 } },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: box, left, top }])
    .png()
    .toBuffer()
}

/** A hand-made PNG (PNG specification, third edition): any header over any image data, valid or not. */
export function handMadePng(header: PngHeader, scanlines: Uint8Array, extra: Buffer[] = []): Buffer {
  return pngFrom(header, deflateSync(scanlines), extra)
}

/** A PNG of `header.height` identical scanlines, created without ever holding all of them in memory. */
export async function stripedPng(header: PngHeader, scanline: Uint8Array): Promise<Buffer> {
  const lines = Readable.from(
    (function* () {
      for (let line = 0; line < header.height; line++) yield scanline
    })(),
  )
  return pngFrom(header, await buffer(lines.pipe(createDeflate({ level: 1 }))))
}

function pngFrom(header: PngHeader, compressed: Buffer, extra: Buffer[] = []): Buffer {
  const { width, height, depth = 8, colorType = 6, interlaced = false } = header
  const start = Buffer.alloc(13)
  start.writeUInt32BE(width, 0)
  start.writeUInt32BE(height, 4)
  start.set([depth, colorType, 0, 0, interlaced ? 1 : 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', start),
    ...extra,
    pngChunk('IDAT', compressed),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export type PngHeader = {
  width: number
  height: number
  depth?: number
  colorType?: number
  interlaced?: boolean
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A few hundred bytes that claim 60,000 × 60,000 px. */
export const decompressionBomb = (): Buffer =>
  handMadePng({ width: 60_000, height: 60_000 }, Buffer.alloc(10_000))

/** Incompressible noise: about 3 bytes a pixel. */
export async function noisyPng(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: 0, g: 0, b: 0 },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
