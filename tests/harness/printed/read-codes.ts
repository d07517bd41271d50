import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

/** What a scanner reads from an image on a white background, by the kind of code, such as Code128 and QRCode. */
export async function readCodes(picture: Buffer): Promise<Record<string, string>> {
  const wasmBinary = new Uint8Array(await readFile(wasm)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const png = await sharp(picture, { limitInputPixels: false })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
  const found = await readBarcodes(new Uint8Array(png), { formats: ['Code128', 'QRCode'] })
  return Object.fromEntries(found.filter(({ isValid }) => isValid).map(({ format, text }) => [format, text]))
}
