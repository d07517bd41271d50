import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { photoshopFile } from '#tests/harness/files/photoshop-file.ts'
import {
  decompressionBomb,
  handMadePng,
  pngChunk,
  stripedPng,
  transparentPng,
} from '#tests/harness/pictures.ts'
import { jpegHeader, tiffHeader, webpHeader, zeroPadded } from './headers.ts'
import { type OddFile, odd } from './odd-file.ts'

const size = { width: 60, height: 40 }
const upright = [60, 40] as const
const pixels = (channels: 1 | 2 | 3 | 4) =>
  sharp(Buffer.alloc(size.width * size.height * channels, 200), { raw: { ...size, channels } })

/** Half red, half transparent: its ink is its left half. */
const half = () => transparentPng(size, { left: 0, top: 0, width: 30, height: 40 })

const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2))

const jpeg = () => pixels(3).jpeg().toBuffer()
const png = () => pixels(4).png().toBuffer()
const tiff = () => pixels(3).tiff().toBuffer()

/** After the header: an ancillary chunk whose content expands when decompressed. */
const swelling = (type: string, before: string) => () =>
  handMadePng({ width: 9, height: 9, colorType: 0 }, Buffer.alloc(90), [
    pngChunk(type, Buffer.concat([Buffer.from(before, 'latin1'), deflateSync(Buffer.alloc(200_000_000))])),
  ])

const withOrientation = (orientation: number) => async () => {
  const wide = orientation < 5 ? size : { width: size.height, height: size.width }
  const plain = sharp({ create: { ...wide, channels: 3, background: '#c01030' } })
  return plain.jpeg().withMetadata({ orientation }).toBuffer()
}

const animated = (format: 'webp' | 'gif') => () =>
  sharp(Buffer.alloc(20 * 40 * 4, 255).fill(90, 0, 1_600), {
    raw: { width: 20, height: 40, channels: 4, pageHeight: 20 },
  })
    .toFormat(format, { loop: 0, delay: [100, 100] })
    .toBuffer()

const photoshop = (mode = 3): Buffer =>
  photoshopFile({ ...size, planes: Array.from({ length: 4 }, () => Array<number>(60 * 40).fill(200)), mode })

const bombs: OddFile[] = [
  odd('PNG that claims 60,000 × 60,000 px', 'tooManyPixels', decompressionBomb),
  odd('JPEG that claims 65,500 × 65,500 px', 'tooManyPixels', () => jpegHeader(65_500, 65_500)),
  odd('WebP that claims 16,383 × 16,383 px', 'notStreamable', () => webpHeader(16_383, 16_383)),
  odd('TIFF that claims 100,000 × 100,000 px', 'tooManyPixels', () => tiffHeader(100_000, 100_000)),
  odd('PNG of 8 × 8 px with 200 MB behind them', [8, 8], () =>
    handMadePng({ width: 8, height: 8, colorType: 0 }, Buffer.alloc(200_000_000)),
  ),
  odd('PNG with 200 MB of text', [9, 9], swelling('zTXt', 'Comment\0\0')),
  odd('PNG with 200 MB of text in Unicode', [9, 9], swelling('iTXt', 'Comment\0\x01\0\0\0')),
  odd('PNG with 200 MB of color profile', [9, 9], swelling('iCCP', 'ours\0\0')),
  odd('PNG of 100 megapixels, all clear', 'empty', () =>
    stripedPng({ width: 10_000, height: 10_000, colorType: 6 }, Buffer.alloc(40_001)),
  ),
  odd('PNG with 100,000 chunks', [9, 9], () =>
    handMadePng(
      { width: 9, height: 9, colorType: 0 },
      Buffer.alloc(90),
      Array.from({ length: 100_000 }, () => pngChunk('tEXt', Buffer.from('a\0b'))),
    ),
  ),
]

const depths: OddFile[] = [
  odd('PNG of 16 bit', upright, () => pixels(4).toColorspace('rgb16').png().toBuffer()),
  odd('PNG of gray and alpha', upright, () => pixels(2).toColorspace('b-w').png().toBuffer()),
  odd('PNG of a palette', upright, () => pixels(3).png({ palette: true }).toBuffer()),
  odd(
    'PNG of a palette with clear colors',
    upright,
    async () =>
      sharp(await half())
        .png({ palette: true })
        .toBuffer(),
    { ink: { left: 0, top: 0, width: 30, height: 40 } },
  ),
  odd('PNG of one bit', [16, 2], () =>
    handMadePng({ width: 16, height: 2, depth: 1, colorType: 0 }, Buffer.from([0, 255, 0, 0, 0, 255])),
  ),
  odd('PNG with interlacing', upright, () => pixels(4).png({ progressive: true }).toBuffer()),
  odd('JPEG of CMYK', upright, () => pixels(3).toColorspace('cmyk').jpeg().toBuffer()),
  odd('JPEG of gray', upright, () => pixels(1).toColorspace('b-w').jpeg().toBuffer()),
  odd('JPEG, progressive', upright, () => pixels(3).jpeg({ progressive: true }).toBuffer()),
  odd('TIFF of CMYK', upright, () => pixels(3).toColorspace('cmyk').tiff().toBuffer()),
  odd('TIFF in tiles', upright, () =>
    pixels(3).tiff({ tile: true, tileWidth: 16, tileHeight: 16 }).toBuffer(),
  ),
  odd('TIFF of 16 bit', upright, () => pixels(3).toColorspace('rgb16').tiff().toBuffer()),
  odd(
    'WebP without loss, with alpha',
    upright,
    async () =>
      sharp(await half())
        .webp({ lossless: true })
        .toBuffer(),
    { ink: { left: 0, top: 0, width: 30, height: 40 } },
  ),
  ...Array.from({ length: 8 }, (_, at) =>
    odd(`JPEG that lies as EXIF ${at + 1} says`, upright, withOrientation(at + 1)),
  ),
  odd('JPEG that lies as no EXIF says', upright, withOrientation(1)),
]

const shapes: OddFile[] = [
  odd('PNG of 1 × 1 px', [1, 1], () =>
    sharp(Buffer.from([9, 9, 9]), { raw: { width: 1, height: 1, channels: 3 } })
      .png()
      .toBuffer(),
  ),
  odd('PNG of 1 × 20,000 px', [1, 20_000], () =>
    stripedPng({ width: 1, height: 20_000, colorType: 0 }, Buffer.from([0, 9])),
  ),
  odd('PNG of 20,000 × 1 px', [20_000, 1], () =>
    stripedPng({ width: 20_000, height: 1, colorType: 0 }, Buffer.alloc(20_001)),
  ),
  odd('PNG of nothing wide', 'damaged', () => handMadePng({ width: 0, height: 9 }, Buffer.alloc(9))),
  odd('PNG, all clear', 'empty', () =>
    sharp({ create: { ...size, channels: 4, background: '#0000' } })
      .png()
      .toBuffer(),
  ),
  odd('PNG that nobody would see', 'empty', () =>
    sharp({ create: { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 3 / 255 } } })
      .png()
      .toBuffer(),
  ),
  odd('PNG of 2³¹ dots an inch', [9, 9], () =>
    handMadePng({ width: 9, height: 9, colorType: 0 }, Buffer.alloc(90), [
      pngChunk('pHYs', Buffer.from([255, 255, 255, 255, 255, 255, 255, 255, 1])),
    ]),
  ),
  odd('TIFF of two pages', 'several', () =>
    sharp(Buffer.alloc(40 * 60 * 3), { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } })
      .tiff()
      .toBuffer(),
  ),
  odd('WebP that moves', 'animated', animated('webp')),
  odd('GIF that moves', 'animated', animated('gif')),
  odd('GIF that stands still', upright, () => pixels(3).gif().toBuffer()),
  odd('GIF cut in half', 'damaged', async () => cut(await pixels(3).gif().toBuffer())),
  odd('PNG that moves', 'animated', () =>
    handMadePng({ width: 9, height: 9, colorType: 0 }, Buffer.alloc(90), [
      pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    ]),
  ),
]

const broken: OddFile[] = [
  odd('half a PNG', 'damaged', async () => cut(await png())),
  odd('half a JPEG', 'damaged', async () => cut(await jpeg())),
  odd('half a WebP', 'damaged', async () => cut(await pixels(3).webp().toBuffer())),
  odd('half a TIFF', 'damaged', async () => cut(await tiff())),
  odd('PNG of which only the name is left', 'wrongType', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  odd('PNG with wrong sums', 'damaged', async () => (await png()).fill(7, 60, 64)),
  odd('PNG without pixels', 'damaged', () => handMadePng(size, Buffer.alloc(0))),
  odd('PNG whose color profile is none', upright, () =>
    handMadePng({ ...size, colorType: 0 }, Buffer.alloc(61 * 40), [
      pngChunk(
        'iCCP',
        Buffer.concat([Buffer.from('ours\0\0', 'latin1'), deflateSync(Buffer.from('no profile'))]),
      ),
    ]),
  ),
  odd('JPEG whose EXIF is none', upright, async () => zeroPadded(await jpeg())),
  odd('TIFF whose directory leads back to itself', [9, 9], () => tiffHeader(9, 9, 8)),
  odd('PNG with a zip behind it', upright, async () =>
    Buffer.concat([await png(), Buffer.from('PK\x03\x04'), Buffer.alloc(1_000_000)]),
  ),
  odd('JPEG with a script behind it', upright, async () =>
    Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]),
  ),
]

const others: OddFile[] = [
  odd('no bytes', 'wrongType', () => Buffer.alloc(0)),
  odd('one byte', 'wrongType', () => Buffer.from('x')),
  odd('random bytes', 'wrongType', () =>
    Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7_919 * at) % 251)),
  ),
  odd('5 MB of one letter', 'wrongType', () => Buffer.alloc(5_000_000, 'A')),
  odd('AVIF', upright, () => pixels(3).avif({ effort: 0 }).toBuffer()),
  odd('AVIF cut in half', 'damaged', async () => cut(await pixels(3).avif({ effort: 0 }).toBuffer())),
  odd('HEIC', 'heic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
  odd('Photoshop', upright, photoshop),
  odd('Photoshop cut in half', 'psd', () => cut(photoshop())),
  odd('Photoshop in CMYK', 'psd', () => photoshop(4)),
  odd('Photoshop that claims 300,000 × 300,000 px', 'psd', () => {
    const file = photoshop()
    file.writeUInt32BE(300_000, 14)
    file.writeUInt32BE(300_000, 18)
    return file
  }),
  odd('BMP', 'bmp', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])),
  odd('a program', 'wrongType', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])),
  odd('a zip', 'wrongType', () => Buffer.concat([Buffer.from('PK\x03\x04\x14\0'), Buffer.alloc(500)])),
  odd('PostScript', 'postscript', () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n')),
]

export const pictures: readonly OddFile[] = [...bombs, ...depths, ...shapes, ...broken, ...others]
