import { expect, test } from 'vitest'
import { checkPlacements } from './check-placements.ts'
import type { Point, ShapeItem } from './types.ts'

const square: Point[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
]
/** Its sides pass through the corners of a square at its center. */
const diamond: Point[] = [
  [2, 0],
  [4, 2],
  [2, 4],
  [0, 2],
]
const bar: Point[] = [
  [0, 0],
  [6, 0],
  [6, 1],
  [0, 1],
]
const item = (id: string, outline: Point[]): ShapeItem => ({
  id,
  copies: 1,
  turns: 'quarter',
  shape: [{ outline }],
})
const strip = { width: 20, margin: 0, spacing: 0 }

const check = (...laid: [id: string, outline: Point[], x: number, y: number, turn?: number][]) =>
  checkPlacements(
    laid.map(([id, outline]) => item(id, outline)),
    strip,
    {
      placements: laid.map(([itemId, , x, y, turn = 0]) => ({ itemId, copy: 0, x, y, turn })),
      ...{ height: 20, unplaced: [] },
    },
    1e-6,
  ).map(({ fault }) => fault)

test.each<[string, Parameters<typeof check>, string[]]>([
  [
    'lie in the same place',
    [
      ['a', square, 3, 3],
      ['b', square, 3, 3],
    ],
    ['overlap'],
  ],
  [
    'cross through corners alone',
    [
      ['a', square, 1, 1],
      ['b', diamond, 0, 0],
    ],
    ['overlap'],
  ],
  [
    'cross with every corner outside',
    [
      ['a', bar, 0, 3],
      ['b', bar, 3, 0, 90],
    ],
    ['overlap'],
  ],
  [
    'lie inside one another',
    [
      ['a', [...bar].map(([x, y]) => [x * 3, y * 9]), 0, 0],
      ['b', square, 8, 3],
    ],
    ['overlap'],
  ],
  [
    'share a side',
    [
      ['a', square, 3, 3],
      ['b', square, 5, 3],
    ],
    [],
  ],
  [
    'share a corner',
    [
      ['a', square, 3, 3],
      ['b', square, 5, 5],
    ],
    [],
  ],
  [
    'lie a hair inside, as rounding has it',
    [
      ['a', square, 3, 3],
      ['b', square, 5 - 1e-8, 3],
    ],
    [],
  ],
  [
    'lie apart',
    [
      ['a', square, 3, 3],
      ['b', square, 6, 3],
    ],
    [],
  ],
])('the layout checker correctly judges shapes that %s', (_, laid, faults) => {
  expect(check(...laid)).toEqual(faults)
})
