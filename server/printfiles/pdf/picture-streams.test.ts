import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maskStream, pictureStreams } from './picture-streams.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-streams-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = 64

type Size = { width: number; height: number }

/** What a reader decodes from the streams of these pixels: colors, and transparency if any. */
async function read(pixels: Uint8Array, { width, height }: Size): Promise<Uint8Array[]> {
  const path = join(folder, 'pixels.v')
  await writeFile(path, Buffer.concat([Buffer.alloc(start), pixels]))
  const { context } = await PDFDocument.create()
  const channels = pixels.length === width * height * 4 ? (4 as const) : (3 as const)
  const picture = { path, start, width, height, channels }
  const { streams } = pictureStreams(picture, context.nextRef(), () => context.nextRef())
  const opened: Uint8Array[] = []
  for (const [at, { open }] of streams.entries())
    opened.push(unfiltered(inflateSync(await buffer(open())), width, at === 0 ? 3 : 1))
  return opened
}

/** PNG specification, section 9.2, filter type 1. */
function unfiltered(filtered: Buffer, width: number, channels: number): Uint8Array {
  const rowBytes = width * channels
  expect(filtered.length % (rowBytes + 1)).toBe(0)
  const rows = filtered.length / (rowBytes + 1)
  const out = new Uint8Array(rows * rowBytes)
  for (let row = 0; row < rows; row++) {
    expect(filtered[row * (rowBytes + 1)]).toBe(1)
    for (let at = 0; at < rowBytes; at++) {
      const left = at < channels ? 0 : (out[row * rowBytes + at - channels] ?? 0)
      out[row * rowBytes + at] = (filtered[row * (rowBytes + 1) + 1 + at] ?? 0) + left
    }
  }
  return out
}

/** All visible, each different from its neighbors. */
function pattern({ width, height }: Size, channels: 3 | 4): Uint8Array {
  const pixels = new Uint8Array(width * height * channels)
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = at % channels === 3 ? 1 + ((at >> 2) % 255) : (at * 7 + (at >> 9)) % 256
  return pixels
}

const without = (pixels: Uint8Array, keeps: (channel: number) => boolean): Uint8Array =>
  pixels.filter((_, at) => keeps(at % 4))

test.each([
  ['small', { width: 5, height: 3 }],
  ['more than is read at once', { width: 700, height: 1_200 }],
  ['of rows longer than is read at once', { width: 300_000, height: 3 }],
])('a picture that is %s comes out px by px, with and without transparency', async (_what, size) => {
  const opaque = pattern(size, 3)
  const [shown, ...more] = await read(opaque, size)
  expect(more).toEqual([])
  expect(Buffer.compare(shown ?? new Uint8Array(), opaque)).toBe(0)
  const pixels = pattern(size, 4)
  const [colors, alpha] = await read(pixels, size)
  expect(
    Buffer.compare(
      colors ?? new Uint8Array(),
      without(pixels, (channel) => channel < 3),
    ),
  ).toBe(0)
  expect(
    Buffer.compare(
      alpha ?? new Uint8Array(),
      without(pixels, (channel) => channel === 3),
    ),
  ).toBe(0)
})

test('clear px take the color beside, below or above them, otherwise the last one seen', async () => {
  const size = { width: 5, height: 3 }
  const pixels = new Uint8Array(size.width * size.height * 4)
  const put = (x: number, y: number, color: number[]) => pixels.set([...color, 255], (y * size.width + x) * 4)
  const [red, blue, green] = [
    [200, 100, 50],
    [10, 20, 230],
    [30, 210, 40],
  ]
  put(1, 1, red ?? [])
  put(3, 2, blue ?? [])
  // A pixel in another row doesn't count as a neighbor.
  put(0, 0, green ?? [])

  const [colors = new Uint8Array(), alpha = new Uint8Array()] = await read(pixels, size)

  const at = (x: number, y: number) => [...colors.subarray((y * 5 + x) * 3, (y * 5 + x) * 3 + 3)]
  const none = [0, 0, 0]
  expect([0, 1, 2].map((y) => [0, 1, 2, 3, 4].map((x) => at(x, y)))).toEqual([
    [green, red, green, green, green],
    [red, red, red, blue, red],
    [none, red, blue, blue, blue],
  ])
  expect([...alpha].flatMap((value, index) => (value > 0 ? [index] : []))).toEqual([0, 6, 13])
})

/** What a stream's dictionary tells a reader that decompresses it. */
const told = (dictionary: string, key: string) =>
  new RegExp(`/${key} (\\[[^\\]]*\\]|\\S+( \\d+ R)?)`).exec(dictionary)?.[1]

test.each([
  [3, ['3']],
  [4, ['3', '1']],
] as const)('a picture with %i channels says how to read each of its streams', async (channels, colors) => {
  const { context } = await PDFDocument.create()
  const profile = context.nextRef()
  const picture = { path: '', start, width: 5, height: 3, channels }
  const { ref, streams } = pictureStreams(picture, profile, () => context.nextRef())
  const [first, mask] = streams
  expect(first?.ref).toBe(ref)
  expect(streams.map(({ dictionary }) => told(dictionary, 'Colors'))).toEqual(colors)
  expect(streams.map(({ dictionary }) => told(dictionary, 'ColorSpace'))).toEqual(
    [`[/ICCBased ${profile}]`, '/DeviceGray'].slice(0, colors.length),
  )
  for (const { dictionary } of streams)
    expect(
      ['Width', 'Height', 'Columns', 'BitsPerComponent', 'Predictor'].map((key) => told(dictionary, key)),
    ).toEqual(['5', '3', '5', '8', '15'])
  expect(told(first?.dictionary ?? '', 'SMask')).toBe(mask && String(mask.ref))
})

test('a gray picture is its own mask', async () => {
  const { context } = await PDFDocument.create()
  const path = join(folder, 'gray.v')
  const pixels = Uint8Array.from({ length: 15 }, (_, at) => at * 17)
  await writeFile(path, Buffer.concat([Buffer.alloc(start), pixels]))
  const picture = { path, start, width: 5, height: 3, channels: 1 as const }
  const { dictionary, open } = maskStream(picture, () => context.nextRef())
  expect(['Colors', 'ColorSpace'].map((key) => told(dictionary, key))).toEqual(['1', '/DeviceGray'])
  expect(unfiltered(inflateSync(await buffer(open())), 5, 1)).toEqual(pixels)
})
