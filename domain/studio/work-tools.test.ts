import { expect, test } from 'vitest'
import { emptyPlacementDocument, placementBounds, seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import { placementDocumentSchema } from '../artwork/gang-sheet-input.ts'
import { mm } from '../units.ts'
import { alignPlacements, distributePlacements } from './align.ts'
import { applyArrangement, toArrangeJob } from './arrange.ts'
import { arrangeEverything } from './change-items.ts'
import { movePlacements, restack, setRotation } from './change-placements.ts'
import { groupPlacements, ungroupPlacements, unitsOf, withGroups } from './placement-groups.ts'
import { resizePlacements } from './resize-placements.ts'
import { emptyStudioDocument, newItem, type StudioDocument, toPlacementDocument } from './studio-document.ts'

const artworkId = '0f0e0d0c-0b0a-4908-8706-050403020100'
const artwork = { id: artworkId, name: 'fox.png', ink: { width: 600, height: 300 } }

/** Three copies of 100 × 50 mm, their left edges at 5, 130 and 300 mm, their tops at 5, 20 and 90 mm. */
function three(): StudioDocument {
  const [size] = seedGangSheetSizes
  if (!size) throw new Error('No sizes')
  const item = newItem([], artwork, { width: mm(100), height: mm(50) }, 3)
  const empty = emptyStudioDocument(emptyPlacementDocument(size).sheet)
  const places = [
    [5, 5],
    [130, 20],
    [300, 90],
  ] as const
  return applyArrangement(
    { ...empty, items: [item] },
    places.map(([x, y], copy) => ({ itemId: item.id, copy, x, y, width: 100, height: 50, turn: 0 as const })),
  )
}

const ids = (document: StudioDocument) => document.placements.map(({ id }) => id)
const lefts = (document: StudioDocument) => document.placements.map((one) => placementBounds(one).left)
const tops = (document: StudioDocument) => document.placements.map((one) => placementBounds(one).top)
const bottoms = (document: StudioDocument) => document.placements.map((one) => placementBounds(one).bottom)

test('several are aligned by their common box, and locked in place', () => {
  const document = three()
  expect(lefts(alignPlacements(document, ids(document), 'left'))).toEqual([5, 5, 5])
  expect(lefts(alignPlacements(document, ids(document), 'right'))).toEqual([300, 300, 300])
  expect(lefts(alignPlacements(document, ids(document), 'center'))).toEqual([152.5, 152.5, 152.5])
  expect(tops(alignPlacements(document, ids(document), 'top'))).toEqual([5, 5, 5])
  expect(tops(alignPlacements(document, ids(document), 'bottom'))).toEqual([90, 90, 90])
  const middle = alignPlacements(document, ids(document), 'middle')
  expect(tops(middle)).toEqual([47.5, 47.5, 47.5])
  expect(middle.placements.every(({ locked }) => locked)).toBe(true)
})

test('a single one is aligned to the sheet within its margins', () => {
  const document = three()
  const [first = ''] = ids(document)
  const { width, margin } = document.sheet
  expect(lefts(alignPlacements(document, [first], 'left'))[0]).toBeCloseTo(margin, 9)
  expect(lefts(alignPlacements(document, [first], 'right'))[0]).toBeCloseTo(width - margin - 100, 9)
  expect(lefts(alignPlacements(document, [first], 'center'))[0]).toBeCloseTo((width - 100) / 2, 9)
})

test('distributing equalizes the gaps and keeps the outermost', () => {
  const document = three()
  expect(lefts(distributePlacements(document, ids(document), 'across'))).toEqual([5, 152.5, 300])
  expect(tops(distributePlacements(document, ids(document), 'down'))).toEqual([5, 47.5, 90])
  expect(distributePlacements(document, ids(document).slice(1), 'across')).toBe(document)
})

test('distributing without space for gaps moves nothing past the outermost, however often', () => {
  const document = three()
  const [low = '', ...high] = ids(document)
  // In one row, the first one half the height of the others.
  const row = alignPlacements(resizePlacements(document, [low], 0.5, { x: 0, y: 0 }), ids(document), 'top')
  const once = distributePlacements(row, ids(document), 'down')
  expect(tops(once)).toEqual(tops(row))
  const lower = movePlacements(once, high, 0, 10)
  const spread = distributePlacements(lower, ids(document), 'down')
  expect(Math.min(...tops(spread))).toBeCloseTo(Math.min(...tops(lower)), 9)
  expect(Math.max(...bottoms(spread))).toBeCloseTo(Math.max(...bottoms(lower)), 9)
  expect(tops(distributePlacements(spread, ids(document), 'down'))).toEqual(tops(spread))
})

test('a group is selected, aligned and saved as one; when ungrouped, its members stay in place', () => {
  const document = three()
  const [first = '', second = '', third = ''] = ids(document)
  const grouped = groupPlacements(document, [first, second])
  expect(withGroups(grouped.placements, [second])).toEqual([second, first])
  expect(withGroups(grouped.placements, [third])).toEqual([third])
  expect(unitsOf(grouped.placements).map((unit) => unit.ids)).toEqual([[first, second], [third]])
  expect(lefts(alignPlacements(grouped, ids(grouped), 'right'))).toEqual([175, 300, 300])

  const free = arrangeEverything(grouped)
  expect(toArrangeJob(free)).toMatchObject({ items: [{ copies: 1 }], locked: [{ x: 5 }, { x: 130 }] })
  const saved = placementDocumentSchema.parse(JSON.parse(JSON.stringify(toPlacementDocument(grouped))))
  expect(saved.placements.map(({ group }) => group)).toEqual(['group-1', 'group-1', undefined])

  const apart = ungroupPlacements(grouped, [first, second])
  expect(apart.placements.map(({ group, locked }) => [group, locked])).toEqual([
    [undefined, true],
    [undefined, true],
    [undefined, false],
  ])
  expect(lefts(apart)).toEqual(lefts(document))
})

test('one of several copies is resized about the far corner as its own item; all of them, as the item', () => {
  const document = three()
  const [first = '', second = ''] = ids(document)
  const larger = resizePlacements(document, [second], 1.5, { x: 130, y: 20 })
  expect(larger.items.map(({ width, height, copies }) => [width, height, copies])).toEqual([
    [100, 50, 2],
    [150, 75, 1],
  ])
  expect(larger.placements[1]).toMatchObject({ x: 205, y: 57.5, width: 150, height: 75, locked: true })
  expect(larger.placements[0]).toBe(document.placements[0])
  expect(larger.isArranged).toBe(false)

  const like = resizePlacements(larger, [first], 1.5, { x: 5, y: 5 })
  expect(like.items.map(({ copies }) => copies)).toEqual([1, 2])
  const all = resizePlacements(document, ids(document), 0.5, { x: 0, y: 0 })
  expect(all.items).toMatchObject([{ id: document.items[0]?.id, width: 50, copies: 3 }])
  expect(resizePlacements(document, [first], 0.0001, { x: 0, y: 0 }).placements[0]?.height).toBeCloseTo(
    2.54,
    9,
  )
})

test('a turned copy keeps its rotation and ratio', () => {
  const document = three()
  const [first = ''] = ids(document)
  const turned = resizePlacements(setRotation(document, [first], 30), [first], 2, { x: 0, y: 0 })
  expect(turned.placements[0]).toMatchObject({ rotation: 30, width: 200, height: 100 })
})

test('layers move by one or all the way, and keep their relative order', () => {
  const document = three()
  const [first = '', second = '', third = ''] = ids(document)
  expect(ids(restack(document, [first], 'forward'))).toEqual([second, first, third])
  expect(ids(restack(document, [third], 'backward'))).toEqual([first, third, second])
  expect(ids(restack(document, [first, second], 'forward'))).toEqual([third, first, second])
  expect(ids(restack(document, [first, third], 'back'))).toEqual([first, third, second])
  expect(ids(restack(document, [third], 'forward'))).toEqual([first, second, third])
})
