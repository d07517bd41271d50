import { expect, test } from 'vitest'
import { movePlacements } from '#domain/studio/change-placements.ts'
import { openEditor } from '../testing/open-editor.ts'
import { sheetOf } from '../testing/sample-sheet.ts'
import { keysOf, runCommand, whyNot } from './command.ts'
import { commandOf, commands } from './commands.ts'

test('no two commands share a key, a name or an id; each has a name of its own', () => {
  const keys = commands.flatMap((command) => command.keys)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length)
  expect(new Set(commands.map(({ label }) => label)).size).toBe(commands.length)
  expect(commands.filter(({ label }) => label.trim() === '')).toEqual([])
})

test('no command takes a key that the studio or the browser needs: the list, the parts, copying, Tab and Enter', () => {
  const taken = ['Ctrl+K', 'F6', 'Shift+F6', 'Ctrl+C', 'Ctrl+X', 'Ctrl+V', 'Tab', 'Enter', 'Space']
  expect(commands.flatMap((command) => command.keys).filter((key) => taken.includes(key))).toEqual([])
})

test('a sign is its key, whether the keyboard needs Shift or AltGr for it', () => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  expect(keysOf({ ...none, key: '[' })).toBe('[')
  expect(keysOf({ ...none, key: '[', ctrlKey: true, altKey: true, getModifierState: () => true })).toBe('[')
  expect(keysOf({ ...none, key: '+', shiftKey: true })).toBe('+')
  expect(keysOf({ ...none, key: 'v', ctrlKey: true, altKey: true, getModifierState: () => false })).toBe(
    'Ctrl+Alt+V',
  )
})

const four = sheetOf(4)
const ids = four.placements.map(({ id }) => id)
const scattered = movePlacements(movePlacements(four, ids.slice(1, 2), 0, 30), ids.slice(2, 3), 9, 90)

test('every command does something with copies that are selected, and says why it does not without', () => {
  const idle: string[] = []
  for (const command of commands) {
    const { editor, asked, world } = openEditor(scattered)
    const hindrance = whyNot(command, editor.read())
    expect((command.needs ?? 0) > 0).toBe(hindrance?.includes('select') ?? false)
    if (hindrance !== null) expect(runCommand(command, editor)).toBe(false)
    editor.select(ids.slice(0, 3))
    const before = editor.read()
    if (!runCommand(command, editor)) idle.push(command.id)
    else if (!outside.has(command.id))
      expect([command.id, editor.read() !== before || asked.length + world.told.length > 0]).toEqual([
        command.id,
        true,
      ])
  }
  // These need something more: a step to take back, a group, a text, one copy alone, other gaps, two artworks, guides, several sheets.
  expect(idle).toEqual([
    ...['undo', 'redo', 'ungroup', 'split copy', 'shop gaps', 'edit text', 'change names', 'spread'],
    ...['no guides', 'next sheet', 'sheet before'],
  ])
})

/** They ask the browser for files, show what is shown already, or are where they lead to. */
const outside = new Set([
  ...['add artwork', 'paste', 'save', 'zoom width', 'zoom sheet', 'film start', 'film end', 'ground film'],
  ...['film up', 'film down', 'film left', 'film right'],
])

test('the next copy is selected round and round, and joins while several are selected', () => {
  const { editor } = openEditor(four)
  const run = (id: string): readonly string[] => {
    runCommand(commandOf(id), editor)
    return editor.read().selection
  }
  expect([run('select next'), run('select next')]).toEqual([[ids[0]], [ids[1]]])
  expect([run('select previous'), run('select previous')]).toEqual([[ids[0]], [ids[3]]])
  run('select several')
  expect(run('select next')).toEqual([ids[3], ids[0]])
  expect(run('select none')).toEqual([])
})

test('nudges in a row are one step to undo', () => {
  const { editor } = openEditor(four)
  editor.select([ids[0] ?? ''])
  for (let step = 0; step < 3; step++) runCommand(commandOf('move ArrowRight'), editor)
  expect(editor.read().document.placements[0]?.x).toBeCloseTo((four.placements[0]?.x ?? 0) + 3 * 1.27)
  runCommand(commandOf('undo'), editor)
  expect(editor.read().document).toBe(four)
})
