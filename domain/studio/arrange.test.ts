import { expect, test } from 'vitest'
import { nest } from '#nesting/index.ts'
import { emptyPlacementDocument, isOffSheet, seedGangSheetSizes } from '../gang-sheet.ts'
import { inches, inchesToMm, mm } from '../units.ts'
import { applyArrangement, toArrangeJob } from './arrange.ts'
import { addItems, setCopies } from './change-items.ts'
import { mirrorPlacements, movePlacements } from './change-placements.ts'
import { emptyStudioDocument, missingCopies, newItem, type StudioDocument } from './studio-document.ts'
import { findOverlaps } from './turned-boxes.ts'

const artwork = (id: string) => ({ id, name: `${id}.png`, ink: { width: 600, height: 300 } })
const size = { width: mm(100), height: mm(50) }

function sheetWith(copies: number, height = 24): StudioDocument {
  const sold = seedGangSheetSizes.find(({ id }) => id === height)
  if (!sold) throw new Error('No such size')
  const empty = emptyStudioDocument(emptyPlacementDocument(sold).sheet)
  return setCopies(addItems(empty, [newItem([], artwork('fox'), size, 1)]), 'fox-1', copies)
}

function arrange(document: StudioDocument): StudioDocument {
  const { items, strip, locked } = toArrangeJob(document)
  return applyArrangement(document, nest(items, strip, { locked, budget: { steps: 30 } }).placements)
}

test('the engine is asked for the free copies, in mm, with the sheet as it is', () => {
  const { items, strip, locked } = toArrangeJob(sheetWith(3))
  expect(items).toEqual([{ id: 'fox-1', width: 100, height: 50, copies: 3, turns: 'quarter' }])
  expect(strip).toEqual({
    width: 22 * 25.4,
    maxHeight: 24 * 25.4,
    spacing: inchesToMm(inches(0.15)),
    margin: inchesToMm(inches(0.1)),
  })
  expect(locked).toEqual([])
})

test('every copy is laid on the sheet, apart from the others', () => {
  const document = arrange(sheetWith(20))
  expect(document.placements).toHaveLength(20)
  expect(new Set(document.placements.map(({ id }) => id)).size).toBe(20)
  expect(document.placements.some((placement) => isOffSheet(placement, document.sheet))).toBe(false)
  expect(findOverlaps(document.placements).size).toBe(0)
  expect(missingCopies(document).size).toBe(0)
})

test('a placement moved by hand stays, and the others go around it', () => {
  const before = arrange(sheetWith(8))
  const moved = movePlacements(before, ['fox-1-1'], 60, 40)
  const held = moved.placements.find(({ id }) => id === 'fox-1-1')
  const after = arrange(setCopies(moved, 'fox-1', 12))

  expect(after.placements.find(({ id }) => id === 'fox-1-1')).toEqual(held)
  expect(after.placements).toHaveLength(12)
  expect(findOverlaps(after.placements).size).toBe(0)
})

test('a turned locked placement is an obstacle by the box around it', () => {
  const document = movePlacements(arrange(sheetWith(1)), ['fox-1-1'], 100, 100)
  const turned = { ...document, placements: document.placements.map((one) => ({ ...one, rotation: 90 })) }
  const [obstacle] = toArrangeJob(turned).locked
  expect([obstacle?.width, obstacle?.height]).toEqual([expect.closeTo(50, 9), expect.closeTo(100, 9)])
})

test('free placements keep their ids and mirroring when they are laid anew', () => {
  const mirrored = mirrorPlacements(arrange(sheetWith(2)), ['fox-1-2'])
  const after = arrange(setCopies(mirrored, 'fox-1', 3))
  expect(after.placements.map(({ id, mirrored }) => [id, mirrored])).toEqual([
    ['fox-1-1', false],
    ['fox-1-2', true],
    ['fox-1-3', false],
  ])
})

test('what finds no room is neither stacked nor dropped: it counts as missing', () => {
  const document = arrange(sheetWith(100, 12))
  const laid = document.placements.length
  expect(laid).toBeGreaterThan(10)
  expect(laid).toBeLessThan(100)
  expect(missingCopies(document)).toEqual(new Map([['fox-1', 100 - laid]]))
  expect(findOverlaps(document.placements).size).toBe(0)
})
