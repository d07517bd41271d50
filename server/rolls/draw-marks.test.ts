import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { withMarks } from './draw-marks.ts'
import { rollHeaderPx } from './plan-roll.ts'
import { px } from './roll-surface.ts'

const film = { widthPx: 3_600, heightPx: 4_000, sideMarginPx: 75 }
const side = 400
const gap = 75

/** A block for its own order, whose height includes the text. */
const block = (orderId: string, left: number, top: number, [width, height] = [side, side]) => ({
  ...{ orderId, x: left, y: rollHeaderPx + top, isTurned: false, shape: null },
  ...{ widthPx: width ?? side, heightPx: (height ?? side) - 42 },
})

/** Counts the lines drawn between pieces, apart from their corner marks. */
const linesOf = (pieces: ReturnType<typeof block>[]): Promise<number> =>
  withWorkFolder(async (folder) => {
    const nothing = { surface: { width: px(0), height: px(0), dpi: 300, copies: [] }, artworks: [] }
    const { artworks } = await withMarks(film, pieces, nothing, folder)
    const drawings = await Promise.all(artworks.map(({ path }) => readFile(path, 'utf8')))
    return drawings.join().split('<rect ').length - 1
  })

const ada = block('ada', 500, 1_000)
const bob = block('bob', 500 + side + gap, 1_000)

test('a line separates two blocks of different orders, beside and below each other, and none those of one order', async () => {
  expect(await linesOf([ada, bob])).toBe(1)
  expect(await linesOf([ada, block('bob', 500, 1_000 + side + gap)])).toBe(1)
  expect(await linesOf([ada, block('ada', 500 + side + gap, 1_000)])).toBe(0)
  expect(await linesOf([bob, ada])).toBe(1)
})

test('blocks that are far apart, closer than their marks, or barely side by side have none', async () => {
  expect(await linesOf([ada, block('bob', 500 + side + 300, 1_000)])).toBe(1)
  expect(await linesOf([ada, block('bob', 500 + side + 301, 1_000)])).toBe(0)
  expect(await linesOf([ada, block('bob', 500 + side + 26, 1_000)])).toBe(1)
  expect(await linesOf([ada, block('bob', 500 + side + 25, 1_000)])).toBe(0)
  expect(await linesOf([ada, block('bob', 500 + side + gap, 1_000 + side - 30)])).toBe(1)
  expect(await linesOf([ada, block('bob', 500 + side + gap, 1_000 + side - 29)])).toBe(0)
})

test.each([
  ['above it', 'ada', 910, 1_000 - 60],
  ['below it', 'ada', 910, 1_000 + side],
  ['left of it', 'ada', 100, 1_100],
  ['right of it', 'bob', 1_700, 1_100],
])('a third block %s removes no line', async (_where, orderId, left, top) => {
  expect(await linesOf([ada, bob, block(orderId, left, top, [60, 60])])).toBe(1)
})

test('a third block within the gap removes its line', async () => {
  expect(await linesOf([ada, bob, block('ada', 905, 1_100, [60, 60])])).toBe(0)
})
