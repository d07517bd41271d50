import { expect, test } from 'vitest'
import { settled } from './testing/fake-world.ts'
import { openEditor } from './testing/open-editor.ts'
import { artworkOf, emptySheet, foxId, sheetOf } from './testing/sample-sheet.ts'

const owlId = '1f0e0d0c-0b0a-4908-8706-050403020100'
const pageId = '2f0e0d0c-0b0a-4908-8706-050403020100'
const waiting = artworkOf(owlId, { fileName: 'owl.png', state: 'inspecting', ink: null })

test('an uploaded artwork is added to the sheet once the server has inspected it, as one step', async () => {
  const { editor, world } = openEditor(emptySheet())
  world.artworks.set(owlId, waiting)
  world.queue.arrive(owlId)
  await settled()
  expect(editor.read().awaiting).toEqual([owlId])
  world.change(artworkOf(owlId))
  await settled()
  expect(editor.read().awaiting).toEqual([])
  expect(editor.read().document.items.map(({ artworkId }) => artworkId)).toEqual([owlId])
  editor.undo()
  expect(editor.read().document.items).toEqual([])
})

test('if the notification is lost, the artwork is requested every 3 s until it arrives', async () => {
  const { editor, world } = openEditor(emptySheet())
  world.artworks.set(owlId, waiting)
  world.queue.arrive(owlId)
  await settled()
  world.artworks.set(owlId, artworkOf(owlId))
  world.clock.pass(3_000)
  await settled()
  expect(editor.read().document.items).toHaveLength(1)
})

test('further pages of a PDF are added automatically, each once; discarded pages are not', async () => {
  const { editor, world } = openEditor(emptySheet())
  world.artworks.set(owlId, artworkOf(owlId, { isVector: true }))
  world.artworks.set(pageId, artworkOf(pageId, { isVector: true, pageOf: owlId }))
  world.queue.arrive(owlId)
  await settled()
  expect(editor.read().document.items.map(({ artworkId }) => artworkId)).toEqual([owlId, pageId])
  editor.change((old) => ({ ...old, items: [], placements: [] }))
  world.change(artworkOf(pageId, { isVector: true, pageOf: owlId }))
  await settled()
  expect(editor.read().document.items).toEqual([])

  const other = openEditor(emptySheet())
  other.world.artworks.set(owlId, waiting)
  other.world.queue.arrive(owlId)
  await settled()
  other.editor.giveUp(owlId)
  await settled()
  expect([other.editor.read().awaiting, other.world.artworks.has(owlId)]).toEqual([[], false])
})

test('an artwork that now belongs to someone else is removed, with a message', async () => {
  const { editor, world } = openEditor(sheetOf(3), {}, [])
  await settled()
  expect(editor.read().document.items).toEqual([])
  expect(world.told).toEqual(['error: One of your artworks is no longer available'])
})

test('several lost artworks, on the sheet or awaited, get one message, and none is awaited forever', async () => {
  const begin = { document: sheetOf(3), awaiting: [owlId, pageId] }
  const { editor, world } = openEditor(sheetOf(3), { start: begin }, [])
  await settled()
  expect([editor.read().document.items, editor.read().awaiting]).toEqual([[], []])
  expect(world.told).toEqual(['error: 3 of your artworks are no longer available'])
})

test('an artwork merely not listed stays', async () => {
  const { editor, world } = openEditor(sheetOf(3), { own: [] })
  await settled()
  expect([editor.read().document.items.length, world.told]).toEqual([1, []])
  expect(editor.read().artworks.has(foxId)).toBe(true)
})

test('a restored sheet is announced once it appears; starting over can be undone', () => {
  const { editor, world } = openEditor(sheetOf(3), { isRestored: true })
  expect(world.told).toEqual([])
  world.clock.pass(10)
  expect(world.told).toEqual(['info: Your sheet is as you left it'])
  world.actions.get('Your sheet is as you left it')?.()
  expect(editor.read().document.items).toEqual([])
  editor.undo()
  expect(editor.read().document.items).toHaveLength(1)
})
