const directions = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** The commands of the studio that each walk by keyboard alone runs, with their effect: proved by the walks themselves. */
export const walkedCommands = {
  'studio-keyboard': [
    ...['select next', 'select previous', 'select all', 'select none', 'select alike'],
    ...['select several', 'duplicate', 'split copy', 'remove', 'undo', 'redo', 'lock', 'mirror'],
    ...directions.flatMap((key) => [`move ${key}`, `move Shift+${key}`]),
    ...['larger', 'smaller', 'much larger', 'much smaller'],
    ...['turn right', 'turn left', 'turn a little', 'turn back a little'],
    ...['forward', 'backward', 'front', 'back', 'group', 'ungroup', 'distribute across', 'distribute down'],
    ...['align left', 'align centre', 'align right', 'align top', 'align middle', 'align bottom'],
    ...['zoom in', 'zoom out', 'zoom actual', 'zoom width', 'zoom sheet', 'zoom print'],
    ...['film down', 'film up', 'film left', 'film right', 'film start', 'film end', 'unit', 'grid'],
    ...['guide down', 'guide across', 'no guides', 'next ground'],
    ...['film', 'checker', 'white', 'heather', 'black'].map((ground) => `ground ${ground}`),
  ],
  'studio-keyboard-work': [
    ...['add artwork', 'select next', 'select all', 'select none', 'lock', 'move Shift+ArrowDown', 'undo'],
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
    ...['add text', 'edit text', 'names and numbers', 'change names', 'crop', 'check', 'findings'],
    ...['your pictures', 'paste', 'save', 'close'],
  ],
  'several-sheets': ['next sheet', 'sheet before'],
} as const

/** Commands that no walk runs, each with its reason. */
export const notWalked: Readonly<Record<string, string>> = {}
