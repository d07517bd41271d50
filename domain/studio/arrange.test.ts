import { expect, test } from 'vitest'
import { nest } from '#nesting/index.ts'
import { isOffSheet } from '../artwork/cut-sheets.ts'
import { emptyPlacementDocument, placementBounds, seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import { findClashes, type Outlines } from '../checks/find-clashes.ts'
import { inches, inchesToMm, mm } from '../units.ts'
import { applyArrangement, asOneRow, toArrangeJob } from './arrange.ts'
import { addItems, arrangeOnly, setCopies } from './change-items.ts'
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
  const { placements } = nest(items, strip, { locked, budget: { steps: 30 } })
  return applyArrangement(document, asOneRow(document, placements))
}

test('the engine gets the free copies, in mm, with the sheet unchanged', () => {
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

test('every copy is placed on the sheet, apart from the others', () => {
  const document = arrange(sheetWith(20))
  expect(document.placements).toHaveLength(20)
  expect(new Set(document.placements.map(({ id }) => id)).size).toBe(20)
  expect(document.placements.some((placement) => isOffSheet(placement, document.sheet))).toBe(false)
  expect(findOverlaps(document.placements).size).toBe(0)
  expect(missingCopies(document).size).toBe(0)
})

test('copies that fit in one row go at the top, side by side in order', () => {
  const fox = sheetWith(2)
  const two = addItems(fox, [newItem(fox.items, artwork('owl'), { width: mm(60), height: mm(90) }, 1)])
  const { sheet, placements } = arrange(two)
  const boxes = placements.map((one) => ({ name: one.artworkId, ...placementBounds(one) }))
  expect(boxes.map(({ name }) => name)).toEqual(['fox', 'fox', 'owl'])
  for (const { top } of boxes) expect(top).toBeCloseTo(sheet.margin, 6)
  for (const [at, { left }] of boxes.entries())
    expect(left).toBeCloseTo(at === 0 ? sheet.margin : (boxes[at - 1]?.right ?? 0) + sheet.spacing, 6)
})

test('a placement moved by hand stays, and the others fit around it', () => {
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

test('free placements keep their ids and mirroring in a new layout', () => {
  const mirrored = mirrorPlacements(arrange(sheetWith(2)), ['fox-1-2'])
  const after = arrange(setCopies(mirrored, 'fox-1', 3))
  expect(after.placements.map(({ id, mirrored }) => [id, mirrored])).toEqual([
    ['fox-1-1', false],
    ['fox-1-2', true],
    ['fox-1-3', false],
  ])
})

test('copies that do not fit are neither stacked nor dropped but counted as missing', () => {
  const document = arrange(sheetWith(100, 12))
  const laid = document.placements.length
  expect(laid).toBeGreaterThan(10)
  expect(laid).toBeLessThan(100)
  expect(missingCopies(document)).toEqual(new Map([['fox-1', 100 - laid]]))
  expect(findOverlaps(document.placements).size).toBe(0)
})

test('by true shape, copies also go around locked ones', () => {
  const before = movePlacements(arrange(sheetWith(6)), ['fox-1-1'], 60, 40)
  expect(toArrangeJob({ ...before, packing: 'shapes' }).locked).toHaveLength(1)
  const after = arrangeByShape({ ...before, packing: 'shapes' })
  expect(after.placements).toHaveLength(6)
  expect(findOverlaps(after.placements).size).toBe(0)
})

/** The top left corner is full, the bottom right one is empty. */
const triangle = new Map([['fox', [{ outline: [0, 0, 1, 0, 0, 1], holes: [] }]]])

function arrangeByShape(document: StudioDocument, outlines: Outlines = new Map()): StudioDocument {
  const { strip, shapes } = toArrangeJob({ ...document, packing: 'shapes' }, outlines)
  if (!shapes) throw new Error('No shapes')
  const laid = nest(shapes.items, strip, { locked: shapes.locked, budget: { steps: 200 } })
  return applyArrangement(document, laid.placements)
}

const clashing = ({ placements, sheet }: StudioDocument, outlines: Outlines): number => {
  const { overlapping, tooClose } = findClashes(placements, sheet, outlines)
  return overlapping.size + tooClose.size
}

test('by true shape, a locked copy takes up only its outline, not its box: another can use its empty half', () => {
  const sheet = { ...sheetWith(1).sheet, width: mm(120), height: mm(70) }
  const alone = movePlacements(arrange({ ...sheetWith(1), sheet }), ['fox-1-1'], 0, 0)
  const held = {
    ...alone,
    placements: alone.placements.map((one) => ({ ...one, x: mm(55), y: mm(30), locked: true })),
  }
  const wanted = setCopies(held, 'fox-1', 2)
  expect(arrange(wanted).placements).toHaveLength(1)
  const byShape = arrangeByShape(wanted, triangle)
  expect(byShape.placements).toHaveLength(2)
  expect(byShape.placements[0]).toBe(held.placements[0])
  expect(clashing(byShape, triangle)).toBe(0)
})

test('by true shape, turned and mirrored locked copies are avoided in that position', () => {
  for (const [rotation, mirrored] of [
    [30, false],
    [90, true],
    [205, true],
  ] as const) {
    const before = arrange(sheetWith(1))
    const held = before.placements.map((one) => ({
      ...one,
      ...{ x: mm(200), y: mm(150), rotation, mirrored, locked: true },
    }))
    const after = arrangeByShape(setCopies({ ...before, placements: held }, 'fox-1', 30), triangle)
    expect(after.placements).toHaveLength(30)
    expect(clashing(after, triangle)).toBe(0)
  }
})

test('by true shape, mirrored copies are placed with their outline mirrored', () => {
  const mirrored = mirrorPlacements(arrange(sheetWith(9)), ['fox-1-1', 'fox-1-2', 'fox-1-3', 'fox-1-4'])
  const free = { ...mirrored, placements: mirrored.placements.map((one) => ({ ...one, locked: false })) }
  const after = arrangeByShape(free, triangle)
  expect(after.placements.map((one) => one.mirrored)).toEqual(free.placements.map((one) => one.mirrored))
  expect(after.placements.filter((one) => one.mirrored)).toHaveLength(4)
  expect(clashing(after, triangle)).toBe(0)
})

test('by true shape, a crop with empty space keeps its box on the sheet and its ink off the others', () => {
  const crop = { left: 0, top: 0, right: 1, bottom: 0.5 }
  const corner = new Map([['fox', [{ outline: [0, 0, 0.4, 0, 0, 0.4], holes: [] }]]])
  const before = sheetWith(12)
  const cropped = { ...before, items: before.items.map((item) => ({ ...item, crop })) }
  const after = arrangeByShape(cropped, corner)
  expect(after.placements).toHaveLength(12)
  expect(after.placements.some((placement) => isOffSheet(placement, after.sheet))).toBe(false)
  expect(clashing(after, corner)).toBe(0)
})

test('copies are placed with the crop of their item', () => {
  const crop = { left: 0, top: 0, right: 1, bottom: 0.5 }
  const before = sheetWith(2)
  const laidAs = (changes: Partial<StudioDocument['items'][number]>) =>
    arrange({ ...before, items: before.items.map((item) => ({ ...item, ...changes })) }).placements
  expect(laidAs({ crop })).toMatchObject([{ crop }, { crop }])
  for (const placement of laidAs({ crop })) expect(placement).not.toHaveProperty('bottom')
  for (const placement of laidAs({})) expect(placement).not.toHaveProperty('crop')
})

test('only the requested copies are laid out again: the rest stays put this once, locked or not', () => {
  const before = arrange(sheetWith(6))
  const apart = movePlacements(before, ['fox-1-1', 'fox-1-2'], 200, 300)
  const asked = arrangeOnly(apart, ['fox-1-1'])
  expect(toArrangeJob(asked).locked).toHaveLength(5)
  const after = arrange(asked)
  const others = ({ placements }: StudioDocument) => placements.filter(({ id }) => id !== 'fox-1-1')
  expect(others(after)).toEqual(others(apart))
  expect(after.placements.find(({ id }) => id === 'fox-1-1')?.locked).toBe(false)
  expect(findOverlaps(after.placements).size).toBe(0)
  // The next change rearranges everything that is free again.
  expect(toArrangeJob(setCopies(after, 'fox-1', 7)).locked).toHaveLength(1)
})
