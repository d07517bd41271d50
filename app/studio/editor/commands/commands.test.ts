import { expect, test } from 'vitest'
import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import { movePlacements } from '#domain/studio/change-placements.ts'
import { mm, mmToInches } from '#domain/units.ts'
import { grounds } from '../ground.ts'
import { openEditor } from '../testing/open-editor.ts'
import { sheetOf } from '../testing/sample-sheet.ts'
import { keysOf, runCommand, whyNot } from './command.ts'
import { commandOf, commands } from './commands.ts'

test('no two commands share a key, a name or an id', () => {
  const keys = commands.flatMap((command) => command.keys)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length)
  expect(new Set(commands.map(({ label }) => label)).size).toBe(commands.length)
  expect(commands.filter(({ label }) => label.trim() === '')).toEqual([])
})

test('no command uses a key that the studio or the browser needs: the list, the parts, copying, Tab and Enter', () => {
  const taken = ['Ctrl+K', 'F6', 'Shift+F6', 'Ctrl+C', 'Ctrl+X', 'Ctrl+V', 'Tab', 'Enter', 'Space']
  expect(commands.flatMap((command) => command.keys).filter((key) => taken.includes(key))).toEqual([])
})

test('a symbol is its own key, with or without Shift or AltGr', () => {
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

test('every command acts on selected copies, and says why it cannot without any', () => {
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
  // These need something more: a step to undo, a group, a text, a single copy, other gaps, two artworks, guides,
  // several sheets.
  expect(idle).toEqual([
    ...['undo', 'redo', 'ungroup', 'split copy', 'shop gaps', 'edit text', 'change names', 'spread'],
    ...['no guides', 'next sheet', 'sheet before'],
  ])
})

/** They ask the browser for files, show what is already shown, or already are where they lead. */
const outside = new Set([
  ...['add artwork', 'paste', 'save', 'zoom width', 'zoom sheet', 'film start', 'film end', 'ground film'],
  ...['film up', 'film down', 'film left', 'film right'],
])

test('selecting the next copy wraps around, and adds to the selection in multi-select', () => {
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

test('consecutive nudges are one undo step', () => {
  const { editor } = openEditor(four)
  editor.select([ids[0] ?? ''])
  for (let step = 0; step < 3; step++) runCommand(commandOf('move ArrowRight'), editor)
  expect(editor.read().document.placements[0]?.x).toBeCloseTo((four.placements[0]?.x ?? 0) + 3 * 1.27)
  runCommand(commandOf('undo'), editor)
  expect(editor.read().document).toBe(four)
})

/** Separate in both directions, with unequal gaps. */
const uneven = scattered.placements.map((one, at) => ({
  ...one,
  x: mm(50 + at * 80 + (at === 1 ? 20 : 0)),
  y: mm(40 + at * 70 + (at === 1 ? 20 : 0)),
}))

/** What a command does to the sheet when these are selected. */
function after(id: string, selected: readonly string[]) {
  const { editor } = openEditor(scattered)
  editor.select(selected)
  expect(runCommand(commandOf(id), editor)).toBe(true)
  return editor.read().document.placements
}

const second = ids[1] ?? ''
const of = (placements: ReturnType<typeof after>, id = second) => {
  const found = placements.find((one) => one.id === id)
  if (!found) throw new Error('It is gone')
  return found
}
const start = of(scattered.placements)

test.each([
  ['ArrowLeft', -1, 0],
  ['ArrowRight', 1, 0],
  ['ArrowUp', 0, -1],
  ['ArrowDown', 0, 1],
] as const)('%s moves by a twentieth of an inch, or by half an inch with Shift', (key, x, y) => {
  for (const [id, inches] of [
    [`move ${key}`, 0.05],
    [`move Shift+${key}`, 0.5],
  ] as const) {
    const moved = of(after(id, [second]))
    expect(mmToInches(moved.x) - mmToInches(start.x)).toBeCloseTo(x * inches, 6)
    expect(mmToInches(moved.y) - mmToInches(start.y)).toBeCloseTo(y * inches, 6)
  }
})

test.each([
  ['larger', 1.02],
  ['smaller', 1 / 1.02],
  ['much larger', 1.25],
  ['much smaller', 0.8],
])('%s keeps ratio and center', (id, factor) => {
  const sized = of(after(id, [second]))
  expect([sized.width / start.width, sized.height / start.height]).toEqual([
    expect.closeTo(factor, 6),
    expect.closeTo(factor, 6),
  ])
  const middle = (one: typeof start) => {
    const { left, right, top, bottom } = placementBounds(one)
    return [(left + right) / 2, (top + bottom) / 2]
  }
  expect(middle(sized)).toEqual(middle(start).map((at) => expect.closeTo(at, 6)))
})

test.each([
  ['turn right', 90],
  ['turn left', 270],
  ['turn a little', 5],
  ['turn back a little', 355],
])('%s turns to %i degrees', (id, degrees) => {
  expect(of(after(id, [second])).rotation).toBe(degrees)
})

test.each([
  ['front', 3],
  ['back', 0],
  ['forward', 2],
  ['backward', 0],
])('%s: layer %i', (id, layer) => {
  expect(
    after(id, [second])
      .map((one) => one.id)
      .indexOf(second),
  ).toBe(layer)
})

type Bounds = ReturnType<typeof placementBounds>
const boundsAfter = (id: string): Bounds[] => after(id, ids).map(placementBounds)
const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

test.each<[string, (box: Bounds) => number]>([
  ['align left', ({ left }) => left],
  ['align right', ({ right }) => right],
  ['align center', ({ left, right }) => (left + right) / 2],
  ['align top', ({ top }) => top],
  ['align bottom', ({ bottom }) => bottom],
  ['align middle', ({ top, bottom }) => (top + bottom) / 2],
])('%s aligns all on one line', (id, placeOf) => {
  expect(span(scattered.placements.map(placementBounds).map(placeOf))).toBeGreaterThan(1)
  expect(span(boundsAfter(id).map(placeOf))).toBeCloseTo(0, 6)
})

test.each<[string, (box: Bounds) => readonly [start: number, end: number]]>([
  ['distribute across', ({ left, right }) => [left, right]],
  ['distribute down', ({ top, bottom }) => [top, bottom]],
])('%s leaves equal gaps', (id, sidesOf) => {
  const gaps = (boxes: readonly Bounds[]): number[] => {
    const sides = boxes.map(sidesOf).sort(([one], [other]) => one - other)
    return sides.slice(1).map(([begin], at) => begin - (sides[at]?.[1] ?? 0))
  }
  const apart = (boxes: readonly Bounds[]) => span(gaps(boxes))
  expect(apart(uneven.map(placementBounds))).toBeGreaterThan(1)
  const { editor } = openEditor({ ...scattered, placements: uneven })
  editor.select(ids)
  expect(runCommand(commandOf(id), editor)).toBe(true)
  expect(apart(editor.read().document.placements.map(placementBounds))).toBeCloseTo(0, 6)
})

test.each([...grounds])('it can be viewed on %s', (ground) => {
  const { editor } = openEditor(four)
  runCommand(commandOf(`ground ${ground}`), editor)
  expect(editor.read().look.ground).toBe(ground)
})
