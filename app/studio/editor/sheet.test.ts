import { expect, test } from 'vitest'
import { seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { alignPlacements, distributePlacements } from '#domain/studio/align.ts'
import {
  duplicate,
  removeItem,
  removePlacements,
  setCopies,
  setGaps,
  setItemWidth,
  setPacking,
  setSize,
  splitCopy,
} from '#domain/studio/change-items.ts'
import {
  lockPlacements,
  mirrorPlacements,
  movePlacements,
  restack,
  setRotation,
} from '#domain/studio/change-placements.ts'
import { cropPlacements } from '#domain/studio/crop-placements.ts'
import { addGuide, moveGuide, removeGuides } from '#domain/studio/guides.ts'
import { groupPlacements, ungroupPlacements } from '#domain/studio/placement-groups.ts'
import { resizePlacements } from '#domain/studio/resize-placements.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import { mm } from '#domain/units.ts'
import { addArtwork } from './incoming.ts'
import { type Change, createSheet, type SheetState, startSheet } from './sheet.ts'
import { createStore } from './store.ts'
import { artworkOf, sheetOf } from './testing/sample-sheet.ts'

const open = (document: StudioDocument) => {
  const store = createStore<SheetState>(startSheet(document))
  return { read: store.read, ...createSheet(store) }
}

const start = groupPlacements(addGuide(sheetOf(4), 'vertical', 100), ids(sheetOf(4)).slice(2))
const [first = '', second = '', third = ''] = ids(start)
const [item] = start.items
const itemId = item?.id ?? ''
const longer = seedGangSheetSizes.find(({ id }) => id === 60)

function ids({ placements }: StudioDocument): string[] {
  return placements.map(({ id }) => id)
}

const changes: Record<string, Change> = {
  'an artwork comes': (old) => addArtwork(old, artworkOf('1f0e0d0c-0b0a-4908-8706-050403020100')),
  'an artwork goes': (old) => removeItem(old, itemId),
  'more copies': (old) => setCopies(old, itemId, 9),
  'another size': (old) => setItemWidth(old, itemId, mm(80)),
  'a copy of its own size': (old) => splitCopy(old, first),
  'a copy more': (old) => duplicate(old, [first]),
  'a copy less': (old) => removePlacements(old, [first]),
  moved: (old) => movePlacements(old, [first], 5, 7),
  turned: (old) => setRotation(old, [first], 30),
  mirrored: (old) => mirrorPlacements(old, [first]),
  'pulled at a corner': (old) => resizePlacements(old, [first], 1.5, { x: 25.4, y: 25.4 }),
  locked: (old) => lockPlacements(old, [first], true),
  'another layer': (old) => restack(old, [first], 'front'),
  grouped: (old) => groupPlacements(old, [first, second]),
  ungrouped: (old) => ungroupPlacements(old, [third]),
  aligned: (old) => alignPlacements(old, [first, second], 'left'),
  distributed: (old) =>
    distributePlacements(movePlacements(old, [second], 9, 0), [first, second, third], 'across'),
  cropped: (old) => cropPlacements(old, itemId, null, { left: 0, top: 0, right: 0.5, bottom: 1 }),
  'another sheet': (old) => (longer ? setSize(old, longer) : old),
  'other gaps': (old) => setGaps(old, { spacing: mm(9) }),
  'true shapes': (old) => setPacking(old, 'shapes'),
  'more sheets': (old) => ({ ...old, quantity: 3 }),
  'a guide': (old) => addGuide(old, 'horizontal', 50),
  'a guide elsewhere': (old) => moveGuide(old, 'vertical', 0, 120),
  'no guides': removeGuides,
}

test.each(Object.keys(changes))('%s: undo takes one step back, and redo restores the result', (name) => {
  const sheet = open(start)
  sheet.change(changes[name] ?? ((old) => old))
  const changed = sheet.read().document
  expect(changed).not.toEqual(start)
  sheet.undo()
  expect(sheet.read().document).toBe(start)
  expect(sheet.read().acted).toBe('Undone')
  sheet.redo()
  expect(sheet.read().document).toBe(changed)
  expect(sheet.read().acted).toBe('Redone')
})

test('all of them are undone one by one to the beginning, and redone', () => {
  const sheet = open(start)
  const seen = Object.values(changes).map((change) => {
    const before = sheet.read().document
    sheet.change(change)
    return before
  })
  const last = sheet.read().document
  const steps = sheet.read().history.past.length
  for (let step = 0; step < steps; step++) sheet.undo()
  expect(sheet.read().document).toBe(seen[0])
  sheet.undo()
  expect(sheet.read().document).toBe(start)
  for (let step = 0; step < steps; step++) sheet.redo()
  expect(sheet.read().document).toBe(last)
})

test('consecutive steps of one name are one, and one that changes nothing is none', () => {
  const sheet = open(start)
  for (const width of [60, 61, 62]) sheet.change((old) => setItemWidth(old, itemId, mm(width)), 'size')
  sheet.change((old) => old)
  expect(sheet.read().history.past).toHaveLength(1)
  sheet.change((old) => movePlacements(old, [first], 1, 0))
  sheet.change((old) => setItemWidth(old, itemId, mm(63)), 'size')
  expect(sheet.read().history.past).toHaveLength(3)
  sheet.undo()
  sheet.change((old) => movePlacements(old, [first], 2, 0))
  sheet.redo()
  expect(sheet.read().history.past).toHaveLength(3)
})

test('selecting one copy selects its group; removed copies are deselected, and the rest stay selected', () => {
  const sheet = open(start)
  sheet.select([third])
  expect(sheet.read().selection).toEqual(ids(start).slice(2))
  sheet.select([first, second])
  const { selection } = sheet.read()
  sheet.change((old) => movePlacements(old, [first], 1, 1))
  expect(sheet.read().selection).toBe(selection)
  sheet.change((old) => removePlacements(old, [first]))
  expect(sheet.read().selection).toEqual([second])
})
