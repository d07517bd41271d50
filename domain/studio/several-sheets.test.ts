import { expect, test } from 'vitest'
import { nest } from '#nesting/index.ts'
import { filmOfSizes, isOffSheet, sheetAt, sheetsOf } from '../artwork/cut-sheets.ts'
import { emptyPlacementDocument, seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import { findClashes } from '../checks/find-clashes.ts'
import { inches, inchesToMm } from '../units.ts'
import { applyArrangement, jobsBySheet, toArrangeJob } from './arrange.ts'
import { setCopies, setSheets, setSize, takeMix } from './change-items.ts'
import { cheaperSheets } from './choose-size.ts'
import { emptyStudioDocument, filmNeeded, missingCopies, type StudioDocument } from './studio-document.ts'

const sizesOf = (...ids: number[]) =>
  ids.flatMap((id) => seedGangSheetSizes.find((size) => size.id === id) ?? [])
const sizeOf = (id: number) => {
  const [size] = sizesOf(id)
  if (!size) throw new Error(`No size ${id}`)
  return size
}
const inch = (length: number) => inchesToMm(inches(length))

/** Copies of 5 × 5 in: eight of them fill a sheet of 12 in. */
function sheetsWith(copies: number, ids: number[]): StudioDocument {
  const sheet = filmOfSizes(emptyPlacementDocument(sizeOf(12)).sheet, sizesOf(...ids))
  const item = { id: 'fox-1', artworkId: 'fox', name: 'fox.png', ink: { width: 1_500, height: 1_500 } }
  const items = [{ ...item, width: inch(5), height: inch(5), copies }]
  return { ...emptyStudioDocument(sheet), items, isArranged: false }
}

function arrange(document: StudioDocument): StudioDocument {
  const jobs = jobsBySheet(toArrangeJob(document))
  let next = jobs.next()
  while (!next.done) {
    const { items, strip, locked } = next.value
    next = jobs.next(nest(items, strip, { locked, budget: { steps: 60 } }))
  }
  return applyArrangement(document, next.value.placements)
}

const onEach = ({ sheet, placements }: StudioDocument): number[] => {
  const sheets = sheetsOf(sheet)
  return sheets.map((one) => placements.filter(({ y }) => sheetAt(sheets, y) === one).length)
}

const wrong = ({ sheet, placements }: StudioDocument): number => {
  const { overlapping, tooClose } = findClashes(placements, sheet, new Map())
  return placements.filter((one) => isOffSheet(one, sheet)).length + overlapping.size + tooClose.size
}

test('sheets are laid out one after the other, and nothing crosses a cut', () => {
  const laid = arrange(sheetsWith(20, [12, 12, 12]))
  expect(onEach(laid)).toEqual([8, 8, 4])
  expect([wrong(laid), missingCopies(laid).size]).toEqual([0, 0])
  const full = arrange(sheetsWith(20, [12, 12]))
  expect([onEach(full), missingCopies(full).get('fox-1')]).toEqual([[8, 8], 4])
})

test('a locked copy keeps its place on its own sheet', () => {
  const laid = arrange(sheetsWith(9, [12, 12]))
  const there = laid.placements.at(-1)
  const kept = { ...laid, placements: laid.placements.map((one) => ({ ...one, locked: one === there })) }
  const again = arrange(setCopies(kept, 'fox-1', 16))
  expect(again.placements.find(({ id }) => id === there?.id)).toEqual({ ...there, locked: true })
  expect([onEach(again), wrong(again)]).toEqual([[8, 8], 0])
})

test('cheaper sizes are offered for each sheet, copies keep their places, and an empty sheet is removed', () => {
  const laid = arrange(sheetsWith(12, [24, 24, 12]))
  expect(onEach(laid)).toEqual([12, 0, 0])
  expect(cheaperSheets(seedGangSheetSizes, laid)?.map(({ id }) => id)).toEqual([24])
  const two = arrange(sheetsWith(17, [24, 24]))
  expect(onEach(two)).toEqual([16, 1])
  const cheaper = cheaperSheets(seedGangSheetSizes, two) ?? []
  expect(cheaper.map(({ id }) => id)).toEqual([24, 12])
  const changed = setSheets(two, cheaper)
  expect(changed.placements).toEqual(two.placements)
  expect(changed.sheet).toMatchObject({
    height: expect.closeTo(inch(36)),
    cutInto: [{ sizeId: 24 }, { sizeId: 12 }],
  })
  expect(filmNeeded(changed)).toBeCloseTo(filmNeeded(two))
})

test('a mix brings its own layout, and one sheet is laid out again', () => {
  const before = { ...sheetsWith(10, [12]), isArranged: true }
  const laid = arrange(sheetsWith(10, [12, 12])).placements.map(({ x, y, itemId }) => ({
    ...{ itemId, x: x - inch(2.5), y: y - inch(2.5), width: inch(5), height: inch(5), turn: 0 },
  }))
  const mixed = takeMix(before, sizesOf(12, 12), laid)
  expect([onEach(mixed), wrong(mixed), mixed.isArranged]).toEqual([[8, 2], 0, true])
  const single = setSize(mixed, sizeOf(24))
  expect(single).toMatchObject({ isArranged: false, sheet: { sizeId: 24, height: inch(24) } })
  expect('cutInto' in single.sheet).toBe(false)
})
