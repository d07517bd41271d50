import { expect, test } from 'vitest'
import { emptyPlacementDocument, seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import { mm } from '../units.ts'
import { applyArrangement } from './arrange.ts'
import {
  duplicate,
  keepWhatFits,
  removePlacements,
  setCopies,
  setItemWidth,
  splitCopy,
} from './change-items.ts'
import { lockPlacements } from './change-placements.ts'
import {
  emptyStudioDocument,
  fromPlacementDocument,
  newItem,
  type StudioDocument,
  toPlacementDocument,
} from './studio-document.ts'

const artworkId = '0f0e0d0c-0b0a-4908-8706-050403020100'
const artwork = { id: artworkId, name: 'fox.png', ink: { width: 600, height: 300 } }

/** Three copies in a row at 100 × 50 mm. */
function three(): StudioDocument {
  const [size] = seedGangSheetSizes
  if (!size) throw new Error('No sizes')
  const empty = emptyStudioDocument(emptyPlacementDocument(size).sheet)
  const item = newItem([], artwork, { width: mm(100), height: mm(50) }, 3)
  const laid = [0, 1, 2].map((copy) => ({
    itemId: item.id,
    copy,
    x: 5 + copy * 110,
    y: 5,
    width: 100,
    height: 50,
    turn: 0 as const,
  }))
  return applyArrangement({ ...empty, items: [item] }, laid)
}

const idsOf = ({ placements }: StudioDocument) => placements.map(({ id }) => id)

test('fewer copies remove free placements first, the last first', () => {
  const document = lockPlacements(three(), ['0f0e0d0c-1-3'], true)
  expect(idsOf(setCopies(document, '0f0e0d0c-1', 2))).toEqual(['0f0e0d0c-1-1', '0f0e0d0c-1-3'])
  expect(idsOf(setCopies(document, '0f0e0d0c-1', 1))).toEqual(['0f0e0d0c-1-3'])
})

test('removing copies from the sheet leaves the count of other items unchanged', () => {
  const document = three()
  const other = newItem(document.items, { ...artwork, id: 'owl' }, { width: mm(10), height: mm(10) }, 2)
  const both = { ...document, items: [...document.items, other] }
  const left = removePlacements(both, ['0f0e0d0c-1-1'])
  expect(left.items.map(({ copies }) => copies)).toEqual([2, 2])
})

test('copies are at least one and at most what a document can hold', () => {
  expect(setCopies(three(), '0f0e0d0c-1', -5).items[0]?.copies).toBe(1)
  expect(setCopies(three(), '0f0e0d0c-1', 9_999).items[0]?.copies).toBe(2_000)
})

test('a new width sets the height, for all copies, about their centers', () => {
  const document = setItemWidth(three(), '0f0e0d0c-1', mm(60))
  expect(document.items[0]).toMatchObject({ width: 60, height: 30 })
  expect(document.placements[1]).toMatchObject({ x: 165, y: 30, width: 60, height: 30 })
  expect(document.isArranged).toBe(false)
})

test('no side gets shorter than a tenth of an inch', () => {
  expect(setItemWidth(three(), '0f0e0d0c-1', mm(0)).items[0]).toMatchObject({ width: 5.08, height: 2.54 })
})

test('removing copies leaves the others in place; removing the last copy removes its item', () => {
  const document = removePlacements(three(), ['0f0e0d0c-1-2'])
  expect([idsOf(document), document.items[0]?.copies, document.isArranged]).toEqual([
    ['0f0e0d0c-1-1', '0f0e0d0c-1-3'],
    2,
    true,
  ])
  expect(removePlacements(document, idsOf(document)).items).toEqual([])
})

test('a duplicate is one more copy to place', () => {
  expect(duplicate(three(), ['0f0e0d0c-1-1', '0f0e0d0c-1-2']).items[0]?.copies).toBe(5)
})

test('a copy with its own size is its own item', () => {
  const split = splitCopy(three(), '0f0e0d0c-1-2')
  expect(split.items.map(({ id, copies }) => [id, copies])).toEqual([
    ['0f0e0d0c-1', 2],
    ['0f0e0d0c-2', 1],
  ])
  const sized = setItemWidth(split, '0f0e0d0c-2', mm(50))
  expect(sized.placements.map(({ width }) => width)).toEqual([100, 50, 100])
})

test('keeping what fits reduces the copies to those on the sheet', () => {
  const document = setCopies(three(), '0f0e0d0c-1', 50)
  expect(keepWhatFits(document).items.map(({ copies }) => copies)).toEqual([3])
})

test('a saved sheet opens unchanged; unknown artworks are left out and counted', () => {
  const saved = toPlacementDocument(setItemWidth(splitCopy(three(), '0f0e0d0c-1-2'), '0f0e0d0c-2', mm(50)))
  const { document, lost } = fromPlacementDocument(saved, 4, new Map([[artworkId, artwork]]))

  expect([document.quantity, lost, document.isArranged]).toEqual([4, 0, true])
  expect(document.items.map(({ width, copies }) => [width, copies])).toEqual([
    [100, 2],
    [50, 1],
  ])
  expect(toPlacementDocument(document)).toEqual(saved)
  expect(fromPlacementDocument(saved, 1, new Map()).lost).toBe(3)
})
