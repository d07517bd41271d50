import { expect, test } from 'vitest'
import { emptyPlacementDocument, seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import type { Outlines } from '../checks/find-clashes.ts'
import { mm } from '../units.ts'
import { spreadable } from './spreadable.ts'
import { emptyStudioDocument, type StudioDocument, type StudioPlacement } from './studio-document.ts'

const [size] = seedGangSheetSizes
const empty = emptyStudioDocument(emptyPlacementDocument(size as NonNullable<typeof size>).sheet)

const copy = (artworkId: string, more: Partial<StudioPlacement> = {}): StudioPlacement =>
  ({
    ...{ id: crypto.randomUUID(), itemId: artworkId, artworkId, x: mm(50), y: mm(25) },
    ...{ width: mm(40), height: mm(20), rotation: 0, mirrored: false, ...more },
  }) as StudioPlacement

const of = (packing: StudioDocument['packing'], ...placements: StudioPlacement[]): StudioDocument => ({
  ...empty,
  ...{ packing, placements },
})

const triangle = [{ outline: [0, 0, 1, 0, 0, 1], holes: [] }]
const wedge = [{ outline: [0, 0, 1, 0, 1, 1], holes: [] }]
const known = new Map([
  ['fox', triangle],
  ['owl', triangle],
  ['elk', wedge],
]) as Outlines

/** Returns which of these copies may swap places with the first. */
const likeTheFirst = (document: StudioDocument, outlines = known): number[] => {
  const { kinds } = spreadable(document, outlines)
  return kinds.flatMap((kind, at) => (kind === kinds[0] ? [at] : []))
}

test('in a box layout all can swap places: the spreader compares sizes', () => {
  expect(likeTheFirst(of('boxes', copy('fox'), copy('elk'), copy('moth')))).toEqual([0, 1, 2])
})

test('by true shape, copies of one outline and orientation can', () => {
  const others = [copy('owl'), copy('elk'), copy('fox', { mirrored: true }), copy('fox', { rotation: 90 })]
  expect(likeTheFirst(of('shapes', copy('fox'), ...others))).toEqual([0, 1])
})

test('artwork not yet measured has an unknown outline: only its own copies can swap places', () => {
  const half = { left: 0, top: 0, right: 0.5, bottom: 1 }
  const others = [copy('elk'), copy('moth'), copy('moth', { crop: half }), copy('bee')]
  expect(likeTheFirst(of('shapes', copy('moth'), ...others))).toEqual([0, 2])
  expect(likeTheFirst(of('shapes', copy('moth'), ...others), new Map())).toEqual([0, 2])
})

test('a copy turned by hand stays put; a quarter turn swaps its sides', () => {
  const { laid } = spreadable(
    of('boxes', copy('fox', { rotation: 30 }), copy('owl', { rotation: 90 })),
    known,
  )
  expect(laid).toEqual([{ itemId: 'owl', copy: 0, x: 40, y: 5, width: 20, height: 40, turn: 90 }])
})
