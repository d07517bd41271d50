import { expect, test } from 'vitest'
import { seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { setSize } from '#domain/studio/change-items.ts'
import { movePlacements } from '#domain/studio/change-placements.ts'
import { mm } from '#domain/units.ts'
import { openEditor } from './testing/open-editor.ts'
import { sheetOf } from './testing/sample-sheet.ts'
import { isOutOfSight, rulerSize } from './view.ts'

const three = sheetOf(3)
const first = three.placements[0]?.id ?? ''
const box = { left: mm(25.4), top: mm(25.4), right: mm(76.2), bottom: mm(50.8) }

test('the sheet is fitted when the canvas gets its size, and when another size is chosen', () => {
  const { editor } = openEditor(three)
  const fitted = editor.read().view
  editor.viewing.zoomBy(3)
  editor.viewing.fitTo('first')
  expect(editor.read().view).toEqual(fitted)
  const longer = seedGangSheetSizes.find(({ id }) => id === 120)
  if (longer) editor.change((old) => setSize(old, longer))
  expect(editor.read().view).not.toEqual(fitted)
})

test('copies selected or moved elsewhere scroll into view; what is already in view does not move', () => {
  const { editor } = openEditor(three)
  editor.viewing.setView(() => ({ scale: 2, x: 100, y: 100 }))
  const seen = editor.read().view
  editor.select([first])
  expect(editor.read().view).toBe(seen)
  editor.select([])
  editor.viewing.setView((now) => ({ ...now, y: -400 }))
  expect(isOutOfSight(editor.read().view, box, editor.read().canvas)).toBe(true)
  editor.select([first])
  expect(editor.read().view.y + 2 * box.top).toBeGreaterThan(rulerSize)
  editor.change((old) => movePlacements(old, [first], 0, 500))
  expect(editor.read().view.y + 2 * (box.top + 500)).toBeLessThan(800)
})

test('opening a panel moves the selection into view; closing it restores the previous view', () => {
  const { editor } = openEditor(three)
  editor.viewing.setView(() => ({ scale: 2, x: 100, y: 600 }))
  editor.select([first])
  const before = editor.read().view
  editor.viewing.resize({ width: 1_000, height: 300 })
  expect(editor.read().view.y).toBeLessThan(before.y)
  editor.viewing.resize({ width: 1_000, height: 800 })
  expect(editor.read().view).toEqual(before)
  editor.viewing.resize({ width: 1_000, height: 300 })
  editor.viewing.setView((now) => ({ ...now, x: now.x + 5 }))
  editor.viewing.resize({ width: 1_000, height: 800 })
  expect(editor.read().view.y).toBeLessThan(before.y)
})
