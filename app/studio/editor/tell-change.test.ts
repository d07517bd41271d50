import { expect, test } from 'vitest'
import { emptyPlacementDocument, seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { applyArrangement } from '#domain/studio/arrange.ts'
import { arrangeUnlocked, removePlacements, setGaps, setPacking } from '#domain/studio/change-items.ts'
import {
  lockPlacements,
  mirrorPlacements,
  movePlacements,
  restack,
  turnPlacements,
} from '#domain/studio/change-placements.ts'
import { addGuide } from '#domain/studio/guides.ts'
import { groupPlacements } from '#domain/studio/placement-groups.ts'
import { emptyStudioDocument, newItem, type StudioDocument } from '#domain/studio/studio-document.ts'
import { mm } from '#domain/units.ts'
import { type Told, tellChange } from './tell-change.ts'

const artwork = {
  id: '0f0e0d0c-0b0a-4908-8706-050403020100',
  name: 'fox.png',
  ink: { width: 600, height: 300 },
}

/** Two copies of 2 × 1 in, at 1 in and 4 in from the left and 1 in from the top. */
function two(): StudioDocument {
  const [size] = seedGangSheetSizes
  if (!size) throw new Error('No sizes')
  const item = newItem([], artwork, { width: mm(50.8), height: mm(25.4) }, 2)
  const empty = emptyStudioDocument(emptyPlacementDocument(size).sheet)
  return applyArrangement(
    { ...empty, items: [item] },
    [25.4, 101.6].map((x, copy) => ({
      itemId: item.id,
      copy,
      x,
      y: 25.4,
      width: 50.8,
      height: 25.4,
      turn: 0 as const,
    })),
  )
}

const look = { unit: 'in', isGridShown: false, ground: 'film' } as const
const seen = (document: StudioDocument, selection: readonly string[] = []): Told => ({
  document,
  selection,
  look,
  isSelectingSeveral: false,
})
const start = two()
const [one = '', other = ''] = start.placements.map(({ id }) => id)

test('a selected copy is announced by name and place, several by number', () => {
  expect(tellChange(seen(start), seen(start, [one]), null)).toBe(
    'Selected: fox.png 1, 1 in from the left, 1 in from the top.',
  )
  expect(tellChange(seen(start, [one]), seen(start, [one, other]), null)).toBe('Selected: 2 copies.')
  expect(tellChange(seen(start, [one]), seen(start), null)).toBe('Nothing selected.')
  expect(tellChange(seen(start, [other]), seen(removePlacements(start, [other])), null)).toBe(
    'Removed: fox.png 2.',
  )
})

test('what a key does to the selection is announced; what the layout moves is not', () => {
  const after = (document: StudioDocument, ids = [one]) =>
    tellChange(seen(start, ids), seen(document, ids), null)
  expect(after(movePlacements(start, [one], 12.7, 0))).toBe(
    'fox.png 1: 1.5 in from the left, 1 in from the top.',
  )
  expect(after(movePlacements(start, [one, other], 12.7, 0), [one, other])).toBe('2 copies: moved.')
  expect(after(turnPlacements(start, [one], 90))).toBe('fox.png 1: turned to 90°.')
  expect(after(mirrorPlacements(start, [one]))).toBe('fox.png 1: mirrored.')
  expect(after(lockPlacements(start, [one], true))).toBe('fox.png 1: locked in place.')
  expect(after(restack(start, [one], 'front'))).toBe('fox.png 2: layer 2 of 2 from the bottom.')
  expect(after(groupPlacements(start, [one, other]), [one, other])).toBe('2 copies: grouped.')
  const arranged = { ...start, placements: start.placements.map((copy) => ({ ...copy, x: mm(copy.x + 9) })) }
  expect(after(arranged)).toBeNull()
})

test('sheet, look and undo changes are announced; no change, no announcement', () => {
  const moved = movePlacements(start, [one], 12.7, 0)
  expect(tellChange(seen(moved, [one]), seen(start, [one]), 'Undone')).toBe(
    'Undone. fox.png 1: 1 in from the left, 1 in from the top.',
  )
  expect(tellChange(seen(start), seen(setPacking(start, 'shapes')), null)).toBe('Laid out by true shapes.')
  expect(tellChange(seen(start), seen(addGuide(start, 'vertical', 30)), null)).toBe('Guides: 1.')
  expect(tellChange(seen(start), seen(setGaps(start, { spacing: mm(5.08), margin: mm(2.54) })), null)).toBe(
    '0.2 in between artworks, 0.1 in at the edge.',
  )
  expect(tellChange(seen(start), seen(arrangeUnlocked(start)), null)).toBe('Laid out again.')
  const dark = { ...look, isGridShown: true, ground: 'black' } as const
  expect(tellChange(seen(start), { ...seen(start), look: dark }, null)).toBe(
    'Grid on. Shown on: Black shirt.',
  )
  expect(tellChange(seen(start), { ...seen(start), isSelectingSeveral: true }, null)).toBe(
    'Select several: on.',
  )
  expect(tellChange(seen(start), seen(start), null)).toBeNull()
})
