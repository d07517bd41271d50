import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'

const run = promisify(execFile)

/** What is compared: the page at this size in px, drawn eight times as large and averaged. */
export const compared = { width: 144, height: 108 }
export const finer = 8
export const drawnSize = { width: compared.width * finer, height: compared.height * finer }

/** Red, green and blue, weighted by alpha, and alpha; a byte each. */
export type Seen = Uint8Array

export async function see(picture: string | Buffer): Promise<Seen> {
  const { data } = await sharp(picture)
    .toColorspace('srgb')
    .ensureAlpha()
    .resize({ ...drawnSize, fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return evenedOut(data)
}

function evenedOut(pixels: Buffer): Seen {
  const seen = new Uint8Array(compared.width * compared.height * 4)
  for (let y = 0; y < compared.height; y++)
    for (let x = 0; x < compared.width; x++) seen.set(meanOf(pixels, x, y), (y * compared.width + x) * 4)
  return seen
}

function meanOf(pixels: Buffer, x: number, y: number): number[] {
  const sum = [0, 0, 0, 0]
  for (let row = y * finer; row < (y + 1) * finer; row++)
    for (let column = x * finer; column < (x + 1) * finer; column++) {
      const at = (row * drawnSize.width + column) * 4
      const alpha = pixels[at + 3] ?? 0
      for (let channel = 0; channel < 3; channel++)
        sum[channel] = (sum[channel] ?? 0) + ((pixels[at + channel] ?? 0) * alpha) / 255
      sum[3] = (sum[3] ?? 0) + alpha
    }
  return sum.map((value) => Math.round(value / finer ** 2))
}

/** Levels of 255 that two programs may differ by in a px, and the share of px that may differ by more. */
const sameLevel = 8
export const mostOff = 0.01

export function shareOff(one: Seen, other: Seen): number {
  let off = 0
  for (let at = 0; at < one.length; at += 4)
    if (
      [0, 1, 2, 3].some(
        (channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > sameLevel,
      )
    )
      off++
  return off / (one.length / 4)
}

export const others = {
  poppler: {
    isThere: () => answers('pdftocairo', '-v'),
    see: (path: string, folder: string, page = 1, units = 1): Promise<Seen> =>
      drawn(folder, 'poppler', (target) =>
        run('pdftocairo', [
          ...['-png', '-transp', '-cropbox', '-singlefile', '-r', String((72 * finer) / units)],
          ...['-f', String(page), path, target.replace(/\.png$/, '')],
        ]),
      ),
  },
  ghostscript: {
    isThere: () => answers('gs', '--version'),
    see: (path: string, folder: string, page = 1, units = 1): Promise<Seen> =>
      drawn(folder, 'ghostscript', (target) =>
        run('gs', [
          ...['-q', '-dSAFER', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pngalpha', '-dUseCropBox', '-dUseTrimBox'],
          ...['-dTextAlphaBits=4', '-dGraphicsAlphaBits=4', `-r${(72 * finer) / units}`],
          ...[`-dFirstPage=${page}`, `-dLastPage=${page}`, `-sOutputFile=${target}`, path],
        ]),
      ),
  },
} as const

async function drawn(
  folder: string,
  name: string,
  draw: (target: string) => Promise<unknown>,
): Promise<Seen> {
  const target = join(folder, `${name}.png`)
  await draw(target)
  return see(await readFile(target))
}

async function answers(program: string, question: string): Promise<boolean> {
  try {
    await run(program, [question])
    return true
  } catch {
    return false
  }
}
