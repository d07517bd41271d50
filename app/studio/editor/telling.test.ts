import { expect, test } from 'vitest'
import { mirrorPlacements } from '#domain/studio/change-placements.ts'
import { settled } from './testing/fake-world.ts'
import { openEditor } from './testing/open-editor.ts'
import { sheetOf } from './testing/sample-sheet.ts'

const three = sheetOf(3)
const first = three.placements[0]?.id ?? ''

test('simultaneous changes are announced together, undo is named, and repeated text is announced again', async () => {
  const { editor } = openEditor(three)
  const said = async (act: () => void): Promise<string> => {
    act()
    await settled()
    return editor.read().said
  }
  expect(await said(() => editor.select([first]))).toMatch(/^Selected: fox.png 1, /)
  expect(
    await said(() => {
      editor.change((old) => mirrorPlacements(old, [first]))
      editor.setLook({ isGridShown: true })
    }),
  ).toBe('fox.png 1: mirrored. Grid on.')
  expect(await said(editor.undo)).toBe('Undone. fox.png 1: not mirrored.')
  const again = await said(() => editor.say('No.'))
  expect(await said(() => editor.say('No.'))).not.toBe(again)
})
