/** The studio commands that each keyboard-only walk runs, with their effect: the walks themselves are the proof. */
export const walkedCommands = {
  'studio-keyboard': [
    ...['select next', 'select previous', 'select all', 'select none', 'select alike'],
    ...['select several', 'duplicate', 'split copy', 'remove', 'undo', 'redo', 'lock', 'mirror'],
    ...[
      'move ArrowRight',
      'move Shift+ArrowDown',
      'much larger',
      'much smaller',
      'turn right',
      'turn back a little',
    ],
    ...['forward', 'back', 'group', 'ungroup', 'distribute down', 'align right'],
    ...['zoom in', 'zoom out', 'zoom actual', 'zoom width', 'zoom sheet', 'zoom print'],
    ...['film down', 'film up', 'film left', 'film right', 'film start', 'film end', 'unit', 'grid'],
    ...['guide down', 'guide across', 'no guides', 'next ground', 'ground black'],
  ],
  'studio-keyboard-work': [
    ...[
      'add artwork',
      'select next',
      'select all',
      'select none',
      'lock',
      'move Shift+ArrowDown',
      'undo',
      'redo',
    ],
    ...[
      'arrange',
      'arrange unlocked',
      'arrange selected',
      'packing',
      'fill',
      'spread',
      'cheapest',
      'shop gaps',
    ],
    ...['crop', 'check', 'findings', 'your pictures', 'paste', 'guide down', 'save', 'close'],
  ],
  'studio-text': ['add text', 'edit text', 'names and numbers', 'change names', 'select next'],
  'several-sheets': ['next sheet', 'sheet before'],
} as const

/**
 * One of each kind is walked; what the others of its kind do with the sheet is tested in the editor's commands.test.ts.
 */
const ofAWalkedKind = [
  ...['move ArrowLeft', 'move ArrowUp', 'move ArrowDown'],
  ...['move Shift+ArrowLeft', 'move Shift+ArrowRight', 'move Shift+ArrowUp'],
  ...['larger', 'smaller', 'turn left', 'turn a little', 'front', 'backward', 'distribute across'],
  ...['align left', 'align center', 'align top', 'align middle', 'align bottom'],
  ...['ground film', 'ground checker', 'ground white', 'ground heather'],
]

/** Commands that no walk runs, each with its reason. */
export const notWalked: Readonly<Record<string, string>> = Object.fromEntries(
  ofAWalkedKind.map((id) => [id, 'Its kind is walked, and its effect is proved without a browser']),
)
