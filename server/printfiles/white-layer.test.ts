import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { choked, writeWhite } from './white-layer.ts'

const [width, height] = [13, 9]

/** Pseudorandom levels, the same each time. */
const levels = Array.from({ length: height }, (_, y) =>
  Array.from({ length: width }, (_, x) => (x * 37 + y * 91 + x * y * 13) % 256),
)

/** The definition: the minimum of all px within this distance, with nothing outside the image. */
const leastAround = (x: number, y: number, by: number): number => {
  const far = Array.from({ length: 2 * by + 1 }, (_, at) => at - by)
  return Math.min(...far.flatMap((down) => far.map((across) => levels[y + down]?.[x + across] ?? 0)))
}

async function* rows() {
  for (const row of levels) yield Uint8Array.from(row)
}

test.each([0, 1, 2, 3, 4, 6])('white choked by %i px is the minimum around each px', async (by) => {
  const shown: number[][] = []
  for await (const row of choked(rows(), by)) shown.push([...row])
  expect(shown).toEqual(levels.map((row, y) => row.map((_, x) => leastAround(x, y, by))))
})

test('white is made from what covers the film, half where the art is half clear', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-white-'))
  try {
    const path = join(folder, 'art.png')
    const pixels = Buffer.alloc(width * height * 4)
    for (let at = 0; at < width * height; at++) pixels[at * 4 + 3] = at % width < 6 ? 128 : 255
    await sharp(pixels, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(path)
    const white = await writeWhite({ path, chokePx: 0, target: join(folder, 'white') })
    expect(white).toMatchObject({ width, height, channels: 1, start: 0 })
    const row = Array.from({ length: width }, (_, x) => (x < 6 ? 128 : 255))
    expect([...(await readFile(white.path))]).toEqual(Array.from({ length: height }, () => row).flat())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
