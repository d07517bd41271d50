import { alignPlacements, distributePlacements } from '#domain/studio/align.ts'
import { arrangeEverything, duplicate, removePlacements } from '#domain/studio/change-items.ts'
import {
  lockPlacements,
  mirrorPlacements,
  movePlacements,
  restack,
  turnPlacements,
} from '#domain/studio/change-placements.ts'
import { groupPlacements, ungroupPlacements, unitsOf } from '#domain/studio/placement-groups.ts'
import { inches, inchesToMm } from '#domain/units.ts'
import type { EditorState } from '../editor.ts'
import { canRedo, canUndo, selectedOf } from '../selectors.ts'
import type { Change } from '../sheet.ts'
import type { Command, CommandSection } from './command.ts'
import { frameCommands } from './frame-commands.ts'
import { sizeCommands } from './size-commands.ts'
import { typeCommands } from './type-commands.ts'
import { viewCommands } from './view-commands.ts'
import { workCommands } from './work-commands.ts'

const fineStep = inchesToMm(inches(0.05))
const coarseStep = inchesToMm(inches(0.5))

/** A command that changes the selection, as one undo step. */
const onSelection = (
  command: Omit<Command, 'run'>,
  change: (...old: [...Parameters<Change>, ids: readonly string[]]) => ReturnType<Change>,
): Command => ({
  needs: 1,
  ...command,
  run: ({ change: record }, { selection }) => record((old) => change(old, selection)),
})

const nudge = (label: string, key: string, x: number, y: number): Command[] =>
  [
    { step: fineStep, keys: key, words: 'a little' },
    { step: coarseStep, keys: `Shift+${key}`, words: 'half an inch' },
  ].map(({ step, keys, words }) => ({
    id: `move ${keys}`,
    label: `Move ${label} ${words}`,
    section: 'Move',
    keys: [keys],
    needs: 1,
    run: ({ change }, { selection }) =>
      change((old) => movePlacements(old, selection, x * step, y * step), `nudge ${selection.join()}`),
  }))

const isAnyLocked = (state: EditorState): boolean => selectedOf(state).some(({ locked }) => locked)
const hasGroup = (state: EditorState): boolean => selectedOf(state).some(({ group }) => group !== undefined)
const isSeveralUnits = (least: number) => (state: EditorState) => unitsOf(selectedOf(state)).length >= least

const all: readonly Command[] = [
  ...frameCommands,
  {
    id: 'undo',
    label: 'Undo',
    section: 'Edit',
    keys: ['Ctrl+Z'],
    isPossible: canUndo,
    run: ({ undo }) => undo(),
  },
  {
    id: 'redo',
    label: 'Redo',
    section: 'Edit',
    keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    isPossible: canRedo,
    run: ({ redo }) => redo(),
  },
  onSelection({ id: 'duplicate', label: 'Duplicate', section: 'Edit', keys: ['Ctrl+D'] }, duplicate),
  onSelection(
    { id: 'remove', label: 'Remove from the sheet', section: 'Edit', keys: ['Delete', 'Backspace'] },
    removePlacements,
  ),
  onSelection(
    {
      id: 'group',
      label: 'Group',
      section: 'Edit',
      keys: ['Ctrl+G'],
      needs: 2,
      isPossible: isSeveralUnits(2),
    },
    groupPlacements,
  ),
  onSelection(
    { id: 'ungroup', label: 'Ungroup', section: 'Edit', keys: ['Ctrl+Shift+G'], isPossible: hasGroup },
    ungroupPlacements,
  ),
  {
    id: 'paste',
    label: 'Paste an image',
    section: 'Edit',
    keys: ['Ctrl+Alt+V'],
    run: ({ paste }) => paste(),
  },
  {
    id: 'lock',
    label: 'Lock in place, or unlock',
    section: 'Edit',
    keys: ['L'],
    needs: 1,
    run: ({ change }, state) => change((old) => lockPlacements(old, state.selection, !isAnyLocked(state))),
  },
  {
    id: 'select all',
    label: 'Select everything',
    section: 'Select',
    keys: ['Ctrl+A'],
    isPossible: ({ document }) => document.placements.length > 0,
    run: ({ select }, { document }) => select(document.placements.map(({ id }) => id)),
  },
  {
    id: 'select none',
    label: 'Select nothing',
    section: 'Select',
    keys: ['Escape'],
    needs: 1,
    run: ({ select }) => select([]),
  },
  {
    id: 'select alike',
    label: 'Select all copies of this artwork',
    section: 'Select',
    keys: ['Shift+A'],
    needs: 1,
    run: ({ select }, state) => select(alikeSelected(state)),
  },
  {
    id: 'select next',
    label: 'Select the next copy',
    section: 'Select',
    keys: ['N'],
    run: ({ select }, state) => select(besideSelected(state, 1)),
  },
  {
    id: 'select previous',
    label: 'Select the previous copy',
    section: 'Select',
    keys: ['Shift+N'],
    run: ({ select }, state) => select(besideSelected(state, -1)),
  },
  {
    id: 'select several',
    label: 'Select several: on or off',
    section: 'Select',
    keys: ['V'],
    run: ({ show }, { isSelectingSeveral: isOn }) => show({ isSelectingSeveral: !isOn }),
  },
  ...nudge('left', 'ArrowLeft', -1, 0),
  ...nudge('right', 'ArrowRight', 1, 0),
  ...nudge('up', 'ArrowUp', 0, -1),
  ...nudge('down', 'ArrowDown', 0, 1),
  ...sizeCommands,
  onSelection({ id: 'turn right', label: 'Turn right', section: 'Size and turn', keys: ['R'] }, (old, ids) =>
    turnPlacements(old, ids, 90),
  ),
  onSelection(
    { id: 'turn left', label: 'Turn left', section: 'Size and turn', keys: ['Shift+R'] },
    (old, ids) => turnPlacements(old, ids, -90),
  ),
  onSelection(
    { id: 'turn a little', label: 'Turn by 5°', section: 'Size and turn', keys: ['E'] },
    (old, ids) => turnPlacements(old, ids, 5),
  ),
  onSelection(
    { id: 'turn back a little', label: 'Turn back by 5°', section: 'Size and turn', keys: ['Shift+E'] },
    (old, ids) => turnPlacements(old, ids, -5),
  ),
  onSelection({ id: 'mirror', label: 'Mirror', section: 'Size and turn', keys: ['M'] }, mirrorPlacements),
  onSelection(
    { id: 'align left', label: 'Align left edges', section: 'Align', keys: ['Ctrl+ArrowLeft'] },
    (old, ids) => alignPlacements(old, ids, 'left'),
  ),
  onSelection(
    { id: 'align center', label: 'Align centers across', section: 'Align', keys: ['Ctrl+Shift+H'] },
    (old, ids) => alignPlacements(old, ids, 'center'),
  ),
  onSelection(
    { id: 'align right', label: 'Align right edges', section: 'Align', keys: ['Ctrl+ArrowRight'] },
    (old, ids) => alignPlacements(old, ids, 'right'),
  ),
  onSelection(
    { id: 'align top', label: 'Align top edges', section: 'Align', keys: ['Ctrl+ArrowUp'] },
    (old, ids) => alignPlacements(old, ids, 'top'),
  ),
  onSelection(
    { id: 'align middle', label: 'Align middles', section: 'Align', keys: ['Ctrl+Shift+V'] },
    (old, ids) => alignPlacements(old, ids, 'middle'),
  ),
  onSelection(
    { id: 'align bottom', label: 'Align bottom edges', section: 'Align', keys: ['Ctrl+ArrowDown'] },
    (old, ids) => alignPlacements(old, ids, 'bottom'),
  ),
  onSelection(
    {
      id: 'distribute across',
      label: 'Equal gaps across',
      section: 'Align',
      keys: ['Shift+H'],
      needs: 3,
      isPossible: isSeveralUnits(3),
    },
    (old, ids) => distributePlacements(old, ids, 'across'),
  ),
  onSelection(
    {
      id: 'distribute down',
      label: 'Equal gaps down',
      section: 'Align',
      keys: ['Shift+V'],
      needs: 3,
      isPossible: isSeveralUnits(3),
    },
    (old, ids) => distributePlacements(old, ids, 'down'),
  ),
  onSelection({ id: 'forward', label: 'One layer up', section: 'Layers', keys: [']'] }, (old, ids) =>
    restack(old, ids, 'forward'),
  ),
  onSelection({ id: 'backward', label: 'One layer down', section: 'Layers', keys: ['['] }, (old, ids) =>
    restack(old, ids, 'backward'),
  ),
  onSelection({ id: 'front', label: 'To the front', section: 'Layers', keys: ['Ctrl+]'] }, (old, ids) =>
    restack(old, ids, 'front'),
  ),
  onSelection({ id: 'back', label: 'To the back', section: 'Layers', keys: ['Ctrl+['] }, (old, ids) =>
    restack(old, ids, 'back'),
  ),
  {
    id: 'arrange',
    label: 'Auto-arrange everything',
    section: 'Sheet',
    keys: ['Ctrl+Shift+A'],
    isPossible: ({ document }) => document.items.length > 0,
    run: ({ change }) => change(arrangeEverything),
  },
  ...typeCommands,
  ...workCommands,
  ...viewCommands,
]

const sections: readonly CommandSection[] = [
  'File',
  'Edit',
  'Select',
  'Move',
  'Size and turn',
  'Align',
  'Layers',
  'Sheet',
  'View',
]

/** All commands in the order of the command list, section by section. */
export const commands: readonly Command[] = sections.flatMap((section) =>
  all.filter((command) => command.section === section),
)

/** Keys that work even while someone types: fields have no use for them. */
export const isWhileTyping = (keys: string): boolean => keys === 'Ctrl+S' || keys === 'Ctrl+O'

/** Keys that work wherever the focus is, unless someone is typing. */
export const isEverywhere = (keys: string): boolean =>
  keys.startsWith('Ctrl+') && !keys.includes('Arrow') && keys !== 'Ctrl+A'

/** No two commands share a key. */
export const commandFor = (keys: string): Command | null =>
  commands.find((command) => command.keys.includes(keys)) ?? null

export function commandOf(id: string): Command {
  const command = commands.find((one) => one.id === id)
  if (!command) throw new TypeError(`There is no command ${id}`)
  return command
}

function alikeSelected(state: EditorState): string[] {
  const artworks = new Set(selectedOf(state).map(({ artworkId }) => artworkId))
  return state.document.placements.filter(({ artworkId }) => artworks.has(artworkId)).map(({ id }) => id)
}

/**
 * Steps through the copies in layer order, starting from the one selected last, wrapping around; when selecting
 * several, the next one is added to the selection.
 */
function besideSelected({ document, selection, isSelectingSeveral }: EditorState, by: 1 | -1): string[] {
  const { placements } = document
  const isSelected = ({ id }: { id: string }): boolean => selection.includes(id)
  const end = by === 1 ? placements.findLastIndex(isSelected) : placements.findIndex(isSelected)
  const start = end === -1 && by === -1 ? 0 : end
  const next = placements[(start + by + placements.length) % placements.length]
  if (!next) return [...selection]
  return isSelectingSeveral ? [...new Set([...selection, next.id])] : [next.id]
}
