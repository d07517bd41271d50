import { expect, test } from 'vitest'
import { emptyPlacementDocument, seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import { placementDocumentSchema } from '../artwork/gang-sheet-input.ts'
import { mm } from '../units.ts'
import { addGuide, guidesOf, moveGuide, removeGuide, removeGuides } from './guides.ts'
import { mostGuides } from './most-guides.ts'
import { snapBox } from './snap.ts'
import {
  emptyStudioDocument,
  fromPlacementDocument,
  type StudioDocument,
  toPlacementDocument,
} from './studio-document.ts'

const [size] = seedGangSheetSizes
if (!size) throw new Error('No sizes')
const empty = emptyStudioDocument(emptyPlacementDocument(size).sheet)

test('guides are added, moved within the sheet and removed, up to a limit', () => {
  const two = addGuide(addGuide(empty, 'vertical', 100.04), 'horizontal', 20)
  expect(guidesOf(two)).toEqual({ vertical: [100], horizontal: [20] })
  expect(guidesOf(moveGuide(two, 'vertical', 0, 9_999)).vertical).toEqual([558.8])
  expect(guidesOf(removeGuide(two, 'vertical', 0))).toEqual({ vertical: [], horizontal: [20] })
  expect(guidesOf(removeGuides(two))).toEqual({ vertical: [], horizontal: [] })
  const many = Array.from({ length: mostGuides + 5 }).reduce<typeof empty>(
    (now) => addGuide(now, 'vertical', 5),
    empty,
  )
  expect(guidesOf(many).vertical).toHaveLength(mostGuides)
})

test('a moved copy snaps to a guide with its edges and its center', () => {
  const guides = { vertical: [mm(200)], horizontal: [] }
  const at = (left: number) =>
    snapBox(
      { left: mm(left), top: mm(100), right: mm(left + 50), bottom: mm(150) },
      [],
      empty.sheet,
      3,
      guides,
    )
  expect(at(198)).toMatchObject({ x: 2, guides: { vertical: [200] } })
  expect(at(148.5)).toMatchObject({ x: 1.5 })
  expect(at(176)).toMatchObject({ x: -1 })
  expect(at(190)).toMatchObject({ x: 0, guides: { vertical: [] } })
})

test('guides and the layout method are saved with the sheet; if absent, nothing is stored about them', () => {
  const reopen = (document: StudioDocument) => {
    const sent: unknown = JSON.parse(JSON.stringify(toPlacementDocument(document)))
    return fromPlacementDocument(placementDocumentSchema.parse(sent), 1, new Map()).document
  }
  const { guides, packing } = reopen({ ...addGuide(empty, 'horizontal', 20), packing: 'shapes' })
  expect(guides).toEqual({ vertical: [], horizontal: [20] })
  expect(packing).toBe('shapes')
  expect(toPlacementDocument(removeGuides(addGuide(empty, 'vertical', 5)))).not.toHaveProperty('guides')
  expect(toPlacementDocument(empty)).not.toHaveProperty('packing')
})
