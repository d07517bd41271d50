import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import { boxAround } from '#domain/studio/placement-groups.ts'
import { resizePlacements } from '#domain/studio/resize-placements.ts'
import type { Command } from './command.ts'

const resize = (id: string, label: string, keys: string, factor: number): Command => ({
  id,
  label,
  section: 'Size and turn',
  keys: [keys],
  needs: 1,
  run: ({ change }, { selection }) =>
    change((old) => {
      const box = boxAround(old.placements.filter((one) => selection.includes(one.id)).map(placementBounds))
      const center = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
      return resizePlacements(old, selection, factor, center)
    }),
})

export const sizeCommands: readonly Command[] = [
  resize('larger', 'Make 2 % larger', '.', 1.02),
  resize('smaller', 'Make 2 % smaller', ',', 1 / 1.02),
  resize('much larger', 'Make a quarter larger', 'Ctrl+.', 1.25),
  resize('much smaller', 'Make a fifth smaller', 'Ctrl+,', 0.8),
]
