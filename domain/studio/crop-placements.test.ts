import { expect, test } from 'vitest'
import { cropInk, cropOutline, snapCrop } from '../artwork/crop.ts'
import { emptyPlacementDocument, seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import { mm } from '../units.ts'
import { applyArrangement, toArrangeJob } from './arrange.ts'
import { duplicate, setItemWidth } from './change-items.ts'
import { moveEdges, moveFrame } from './crop-edges.ts'
import { cropPlacements, leastPart, wholeInk } from './crop-placements.ts'
import { replaceArtwork } from './replace-artwork.ts'
import { itemDpi } from './resolution.ts'
import {
  emptyStudioDocument,
  fromPlacementDocument,
  newItem,
  type StudioDocument,
  smallestSide,
  toPlacementDocument,
} from './studio-document.ts'

const artworkId = '0f0e0d0c-0b0a-4908-8706-050403020100'
const artwork = { id: artworkId, name: 'fox.png', ink: { width: 600, height: 300 } }
const rightHalf = { left: 0.5, top: 0, right: 1, bottom: 1 }
const whole = { left: 0, top: 0, right: 1, bottom: 1 }

/** Two copies of 100 × 50 mm: one upright, one mirrored and given a quarter turn. */
function two(): StudioDocument {
  const [size] = seedGangSheetSizes
  if (!size) throw new Error('No sizes')
  const item = newItem([], artwork, { width: mm(100), height: mm(50) }, 2)
  const laid = [0, 1].map((copy) => ({
    itemId: item.id,
    copy,
    x: 5 + copy * 200,
    y: 30,
    width: 100,
    height: 50,
    turn: 0 as const,
  }))
  const empty = emptyStudioDocument(emptyPlacementDocument(size).sheet)
  const document = applyArrangement({ ...empty, items: [item] }, laid)
  const [upright, other] = document.placements
  if (!upright || !other) throw new Error('No placements')
  return { ...document, placements: [upright, { ...other, mirrored: true, rotation: 90 }] }
}

test('a crop keeps scale and resolution, and leaves the remaining ink in place', () => {
  const document = cropPlacements(two(), '0f0e0d0c-1', null, rightHalf)
  const [item] = document.items

  expect(item).toMatchObject({ width: 50, height: 50, ink: { width: 300, height: 300 }, crop: rightHalf })
  expect(item && itemDpi(item)).toBe(152)
  expect(document.isArranged).toBe(false)
  // The first extended from 5 to 105 mm across: its right half is centered on about 80. The second is mirrored (−25)
  // and turned down.
  expect(document.placements.map(({ x, y, width }) => [x, y, width])).toEqual([
    [80, 55, 50],
    [255, 30, 50],
  ])
})

test('a crop is undone without a trace, and its copies are sized, placed, saved and opened as cropped', () => {
  const before = two()
  const document = cropPlacements(before, '0f0e0d0c-1', null, rightHalf)

  const back = cropPlacements(document, '0f0e0d0c-1', null, whole)
  expect(back.items).toEqual(before.items)
  expect(back.placements.map(({ x, y, width }) => [x, y, width])).toEqual([
    [55, 55, 100],
    [255, 55, 100],
  ])
  expect(setItemWidth(document, '0f0e0d0c-1', mm(20)).items[0]).toMatchObject({ width: 20, height: 20 })
  const job = toArrangeJob(duplicate(document, ['0f0e0d0c-1-1']))
  expect(job.items).toMatchObject([
    { width: 50, height: 50, copies: 2 },
    { width: 50, height: 50, copies: 1 },
  ])
  const saved = toPlacementDocument(document)
  const opened = fromPlacementDocument(saved, 1, new Map([[artworkId, artwork]])).document
  expect(opened.items).toEqual([
    expect.objectContaining({ copies: 2, crop: rightHalf, ink: { width: 300, height: 300 } }),
  ])
  expect(toPlacementDocument(opened)).toEqual(saved)
})

test('one of several copies can be cropped alone', () => {
  const document = cropPlacements(two(), '0f0e0d0c-1', ['0f0e0d0c-1-2'], rightHalf)
  expect(document.items.map(({ copies, crop, width }) => [copies, crop, width])).toEqual([
    [1, undefined, 100],
    [1, rightHalf, 50],
  ])
  const opened = fromPlacementDocument(toPlacementDocument(document), 1, new Map([[artworkId, artwork]]))
  expect(opened.document.items).toHaveLength(2)
})

test('a repaired artwork keeps the visible part, limited to what is left', () => {
  const document = cropPlacements(two(), '0f0e0d0c-1', null, rightHalf)
  // The repair took 60 px off each side.
  const repaired = { id: artworkId.replace('0f', '1f'), name: 'fox (repaired).png', width: 600, height: 300 }
  const ink = { left: 60, top: 60, width: 480, height: 180 }
  const { items, placements } = replaceArtwork(document, ['0f0e0d0c-1'], { ...repaired, ink })

  expect(items[0]).toMatchObject({ width: 40, height: 30, ink: { width: 240, height: 180 }, crop: rightHalf })
  expect(placements[0]).toMatchObject({ x: 75, y: 55, width: 40, height: 30, crop: rightHalf })
})

test('the frame stays on the artwork and wide enough', () => {
  const least = { width: 0.1, height: 0.1 }
  expect(moveEdges(rightHalf, ['left', 'top'], 0.9, 0.25, least)).toEqual({
    ...rightHalf,
    left: 0.9,
    top: 0.25,
  })
  expect(moveEdges(rightHalf, ['left'], -3, 0, least)).toEqual(whole)
  expect(moveFrame(rightHalf, 0.5, 0.5)).toEqual(rightHalf)
  expect(moveFrame(rightHalf, -0.25, 0)).toEqual({ ...rightHalf, left: 0.25, right: 0.75 })
})

test('the smallest part of an item is a share of its full side', () => {
  const [item] = two().items
  if (!item) throw new Error('No item')
  const least = leastPart(item)
  expect(least.height).toBeCloseTo(2 * least.width)
  expect(least.width * item.width).toBeCloseTo(smallestSide)
})

test('edges fall between pixels, and a part is never empty', () => {
  const ink = { left: 10, top: 20, width: 7, height: 3 }
  const crop = snapCrop({ left: 0.2, top: 0.1, right: 0.5, bottom: 0.2 }, ink)
  expect(cropInk(ink, crop)).toEqual({ left: 11, top: 20, width: 3, height: 1 })
  expect(wholeInk({ ink: { width: 3, height: 1 }, crop })).toEqual({ width: 7, height: 3 })
  expect(cropInk(ink, { left: 0.999, top: 0.999, right: 1, bottom: 1 })).toEqual({
    left: 16,
    top: 22,
    width: 1,
    height: 1,
  })
})

test('an outline is cut to the part and given in shares of it; with no ink there is no outline', () => {
  const square = [0.25, 0.25, 0.75, 0.25, 0.75, 0.75, 0.25, 0.75]
  const outline = [{ outline: square, holes: [[0.4, 0.4, 0.6, 0.4, 0.6, 0.6, 0.4, 0.6]] }]
  const [island] = cropOutline(outline, rightHalf)

  expect(boxOf(island?.outline)).toEqual([0, 0.25, 0.5, 0.75])
  expect(boxOf(island?.holes[0]).map((at) => Math.round(at * 100))).toEqual([0, 40, 20, 60])
  expect(cropOutline(outline, { left: 0, top: 0, right: 0.2, bottom: 1 })).toEqual([])
  expect(cropOutline(outline, rightHalf)).toBe(cropOutline(outline, { ...rightHalf }))
})

function boxOf(ring: readonly number[] = []): number[] {
  const xs = ring.filter((_, at) => at % 2 === 0)
  const ys = ring.filter((_, at) => at % 2 === 1)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
