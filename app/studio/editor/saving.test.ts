import { expect, test } from 'vitest'
import { movePlacements } from '#domain/studio/change-placements.ts'
import { countComing, findingsOf, leftOutOf } from './selectors.ts'
import { settled } from './testing/fake-world.ts'
import { openEditor } from './testing/open-editor.ts'
import { artworkOf, emptySheet, factsOf, foxId, sheetOf } from './testing/sample-sheet.ts'

const three = sheetOf(3)
const svgId = '2f0e0d0c-0b0a-4908-8706-050403020100'
const first = three.placements[0]?.id ?? ''

test('an empty sheet, or one with artwork on its way, is not saved, and says why', async () => {
  const empty = openEditor(emptySheet())
  empty.editor.save()
  const busy = openEditor(three)
  busy.world.artworks.set(svgId, artworkOf(svgId, { state: 'inspecting' }))
  busy.world.queue.arrive(svgId)
  await settled()
  busy.editor.save()
  await settled()
  expect([empty.asked, empty.world.told]).toEqual([[], ['error: No design selected']])
  expect([busy.asked, busy.world.told]).toEqual([[], ['error: Artwork is still on its way']])
  expect(busy.editor.read().panel).toBe('artwork')
})

test('an added file that is not on the sheet is named before the sheet is saved without it', async () => {
  const svg = artworkOf(svgId, { fileName: 'slow.svg', state: 'rejected', rejection: 'Too much in it.' })
  const { editor, world, asked } = openEditor(three, { start: { document: three, awaiting: [svgId] } }, [
    artworkOf(foxId),
    svg,
  ])
  const file = { byteSize: 1, sentBytes: 0, problem: null }
  world.queue.show([
    { ...file, key: '1', fileName: 'words.docx', state: 'refused' },
    { ...file, key: '2', fileName: 'half.png', state: 'sending' },
  ])
  expect([countComing(editor.read()), leftOutOf(editor.read())]).toEqual([1, ['words.docx', 'slow.svg']])
  editor.save()
  await settled()
  expect([editor.read().isNotReady, asked]).toEqual([false, []])
  world.queue.show([{ ...file, key: '1', fileName: 'words.docx', state: 'refused' }])
  editor.save()
  await settled()
  expect([editor.read().isNotReady, asked]).toEqual([true, []])
  editor.showFiles()
  expect([editor.read().isNotReady, editor.read().panel, asked]).toEqual([
    false,
    'artwork',
    ['focus on files'],
  ])
  editor.save(true)
  await settled()
  expect(asked).toEqual(['focus on files', 'save', 'saved'])
})

test('what has to be fixed blocks saving, even with all warnings accepted', async () => {
  const { editor, asked } = openEditor(movePlacements(three, [first], -60, 0))
  expect(findingsOf(editor.read()).some(({ isBlocking }) => isBlocking)).toBe(true)
  editor.save()
  await settled()
  expect(editor.read().isNotReady).toBe(true)
  editor.save(true)
  await settled()
  expect([editor.read().isNotReady, asked]).toEqual([true, []])
})

test('a warning must be answered; once accepted it is recorded on the sheet, which is saved', async () => {
  const { editor, asked } = openEditor(movePlacements(three, [first], 50, 0))
  const [warning] = findingsOf(editor.read())
  expect(warning?.isBlocking).toBe(false)
  editor.save()
  await settled()
  expect([editor.read().isNotReady, asked]).toEqual([true, []])
  editor.save(true)
  await settled()
  expect([editor.read().isNotReady, editor.read().isSaving, asked]).toEqual([false, false, ['save', 'saved']])
  expect(editor.read().document.accepted).toHaveLength(1)
})

test('saving before the shop’s measurements arrive never skips the questions', async () => {
  const measured = factsOf({ softShare: 0.5 })
  const { editor, asked } = openEditor(three, { own: undefined }, [artworkOf(foxId, { measured })])
  editor.save()
  await settled()
  expect([editor.read().isNotReady, editor.read().isSaving, asked]).toEqual([true, false, []])
})
