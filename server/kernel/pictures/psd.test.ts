import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { photoshopFile } from '#tests/harness/files/photoshop-file.ts'
import { isPsd, PsdProblem, readPsd } from './psd.ts'

const written = <T>(bytes: Buffer, use: (path: string) => Promise<T>): Promise<T> =>
  withWorkFolder(async (folder) => {
    const path = join(folder, 'original')
    await writeFile(path, bytes)
    return use(path)
  })

/** Red; half-transparent green over Photoshop's white; blue; nothing. */
const planes = [
  [255, 127, 0, 255],
  [0, 255, 0, 255],
  [0, 127, 255, 255],
  [255, 128, 255, 0],
]
const seen = [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 255, 255, 255, 255, 0]

test.each([
  ['as it is', {}],
  ['packed', { isPacked: true }],
  ['16 bits deep', { depth: 16 as const }],
])('a Photoshop file is read as its flattened image, %s', async (_how, how) => {
  const file = photoshopFile({ width: 2, height: 2, planes, isSeeThrough: true, ...how })
  expect(await written(file, isPsd)).toBe(true)
  const { data, ...size } = await written(file, readPsd)
  expect(size).toEqual({ width: 2, height: 2 })
  expect([...data]).toEqual(seen.map((level) => expect.closeTo(level, -0.7)))
})

test('a selection saved next to the colors is not transparency, and gray is gray', async () => {
  const kept = await written(photoshopFile({ width: 2, height: 2, planes }), readPsd)
  expect([...kept.data].filter((_, at) => at % 4 === 3)).toEqual([255, 255, 255, 255])
  const gray = await written(photoshopFile({ width: 2, height: 2, planes: [[9, 8, 7, 6]], mode: 1 }), readPsd)
  expect([...gray.data.subarray(0, 8)]).toEqual([9, 9, 9, 255, 8, 8, 8, 255])
})

test('a broken, oversized, CMYK or non-Photoshop file is reported as such', async () => {
  const file = photoshopFile({ width: 2, height: 2, planes, isSeeThrough: true })
  expect(await written(Buffer.from('8BPX'), isPsd)).toBe(false)
  expect(await written(Buffer.alloc(0), isPsd)).toBe(false)
  const huge = Buffer.from(file)
  huge.writeUInt32BE(30_000, 14)
  huge.writeUInt32BE(30_000, 18)
  const cmyk = photoshopFile({ width: 2, height: 2, planes, mode: 4 })
  for (const one of [file.subarray(0, 40), file.subarray(0, -3), huge, cmyk])
    await expect(written(one, readPsd)).rejects.toThrow(PsdProblem)
})
