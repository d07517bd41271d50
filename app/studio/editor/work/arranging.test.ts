import { expect, test } from 'vitest'
import { arrangeEverything, setCopies } from '#domain/studio/change-items.ts'
import { movePlacements } from '#domain/studio/change-placements.ts'
import { settled } from '../testing/fake-world.ts'
import { openEditor } from '../testing/open-editor.ts'
import { sheetOf } from '../testing/sample-sheet.ts'

const three = sheetOf(3)
const itemId = three.items[0]?.id ?? ''

test('more copies are requested from the worker and appear once it answers; that is not an undo step', () => {
  const { editor, world } = openEditor(three)
  expect(world.nesters[0]?.asked).toEqual([])
  editor.change((old) => setCopies(old, itemId, 5))
  expect(editor.read().arrangement.isRunning).toBe(true)
  world.layOut()
  expect(editor.read().document.placements).toHaveLength(5)
  expect(editor.read().arrangement).toMatchObject({ isRunning: false, filmNeeded: null })
  expect(editor.read().history.past).toHaveLength(1)
  editor.undo()
  expect(editor.read().document).toBe(three)
})

test('a layout that only moves copies is drawn immediately, and enters the document when idle', () => {
  const { editor, world } = openEditor(three)
  editor.change(arrangeEverything)
  const before = editor.read().document
  world.layOut()
  expect(editor.read().document).toBe(before)
  expect(editor.read().ahead).not.toBeNull()
  const drawn = editor.read().ahead
  world.clock.pass(10)
  expect(editor.read().document.placements).toEqual(drawn)
  expect(editor.read().ahead).toBeNull()
})

test('as better layouts arrive, the document follows every two seconds, and immediately on user action', () => {
  const { editor, world } = openEditor(three)
  editor.change(arrangeEverything)
  const before = editor.read().document
  world.layOut(false)
  world.clock.pass(1_900)
  expect(editor.read().document).toBe(before)
  world.clock.pass(200)
  world.layOut(false)
  world.clock.pass(10)
  expect(editor.read().document).not.toBe(before)
  world.layOut(false)
  const drawn = editor.read().ahead
  editor.settle()
  expect(editor.read().document.placements).toEqual(drawn)
  // A user who is working sees nothing move until the end.
  world.layOut(false)
  expect(editor.read().ahead).toBeNull()
  world.layOut()
  expect(editor.read().ahead).not.toBeNull()
})

test('selected copies are always drawn where they are', () => {
  const { editor, world } = openEditor(three)
  editor.change(arrangeEverything)
  editor.select([three.placements[0]?.id ?? ''])
  const before = editor.read().document
  world.layOut()
  expect(editor.read().ahead).toBeNull()
  expect(editor.read().document).not.toBe(before)
})

test('an answer for a document that has since changed is ignored', () => {
  const { editor, world } = openEditor(three)
  editor.change((old) => setCopies(old, itemId, 5))
  editor.undo()
  world.layOut()
  world.clock.pass(10)
  expect(editor.read().document).toBe(three)
})

test('a broken worker is reported: copies are laid out more simply, and a new worker can be tried', async () => {
  const { editor, world } = openEditor(three)
  editor.change((old) => setCopies(old, itemId, 4))
  world.layOut()
  editor.change((old) => setCopies(old, itemId, 5))
  world.nesters[0]?.fail()
  await settled()
  expect(editor.read().document.placements).toHaveLength(5)
  expect(world.told).toEqual(['error: The layout was interrupted'])
  expect(world.nesters.map(({ isEnded }) => isEnded)).toEqual([true, false])
  world.actions.get('The layout was interrupted')?.()
  expect(world.nesters[1]?.asked).toHaveLength(1)
})

test('a worker silent for 20 s counts as gone; one that never answered is not restarted', async () => {
  const { editor, world } = openEditor(three)
  editor.change((old) => setCopies(old, itemId, 5))
  world.clock.pass(19_999)
  expect(editor.read().document.placements).toHaveLength(3)
  world.clock.pass(1)
  await settled()
  expect(editor.read().document.placements).toHaveLength(5)
  expect(world.nesters).toHaveLength(1)
  editor.change((old) => setCopies(old, itemId, 6))
  await settled()
  expect(editor.read().document.placements).toHaveLength(6)
})

test('without a worker or a connection the sheet stays unchanged, with a message; both are tried again later', async () => {
  const { editor, world } = openEditor(three)
  world.happen('offline')
  editor.change((old) => setCopies(old, itemId, 5))
  world.nesters[0]?.fail()
  await settled()
  expect(editor.read().document.placements).toHaveLength(3)
  expect(editor.read().arrangement.isRunning).toBe(false)
  expect(world.told).toEqual(['error: The layout was interrupted'])
  world.happen('online')
  world.actions.get('The layout was interrupted')?.()
  expect(world.nesters).toHaveLength(2)
  world.layOut()
  expect(editor.read().document.placements).toHaveLength(5)
})

test('of two layouts requested from the page itself, only the last is used', async () => {
  const { editor, world } = openEditor(three)
  editor.change((old) => setCopies(old, itemId, 5))
  world.nesters[0]?.fail()
  editor.change((old) => setCopies(old, itemId, 4))
  await settled()
  expect(editor.read().document.placements).toHaveLength(4)
  expect(world.told).toEqual([])
})

test('the worker ends with the editor, and moving by hand requests nothing', () => {
  const { editor, world, end } = openEditor(three)
  editor.change((old) => movePlacements(old, [three.placements[0]?.id ?? ''], 5, 5))
  expect(world.nesters[0]?.asked).toEqual([])
  end()
  expect(world.nesters[0]?.isEnded).toBe(true)
})

test('a sheet whose size nobody chose becomes the cheapest that fits the layout, in the same step', () => {
  const open = { ...three, isSizeOpen: true }
  const { editor, world } = openEditor(open)
  editor.change((old) => setCopies(old, itemId, 5))
  world.layOut()
  expect(editor.read().document.sheet.sizeId).toBe(12)
  expect(editor.read().history.past).toHaveLength(1)
  editor.undo()
  expect(editor.read().document).toBe(open)
})
