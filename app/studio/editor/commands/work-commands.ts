import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import { arrangeOnly, arrangeUnlocked, setPacking } from '#domain/studio/change-items.ts'
import { boxAround } from '#domain/studio/groups.ts'
import { addGuide, type GuideDirection, guidesOf, removeGuides } from '#domain/studio/guides.ts'
import type { StudioValue } from '../../view/studio-context.ts'
import type { Command } from './command.ts'

/** The one artwork that is meant: of what is selected, or the only one on the sheet. */
function meantItem({ document, selection }: StudioValue): string | null {
  const selected = document.placements.filter(({ id }) => selection.includes(id))
  const ids = new Set((selected.length > 0 ? selected : document.placements).map(({ itemId }) => itemId))
  const [only] = ids
  return ids.size === 1 && only !== undefined ? only : null
}

const hasCopies = ({ document }: StudioValue): boolean => document.placements.length > 0

/** Through the middle of what is selected, or of the sheet. */
function guideThroughMiddle(direction: GuideDirection) {
  return ({ selection, change }: StudioValue): void =>
    change((old) => {
      const boxes = old.placements.filter(({ id }) => selection.includes(id)).map(placementBounds)
      const { width, height } = old.sheet
      const { left, top, right, bottom } =
        boxes.length > 0 ? boxAround(boxes) : { left: 0, top: 0, right: width, bottom: height }
      return addGuide(old, direction, direction === 'vertical' ? (left + right) / 2 : (top + bottom) / 2)
    })
}

export const workCommands: readonly Command[] = [
  {
    id: 'arrange unlocked',
    label: 'Auto-arrange only what is unlocked',
    section: 'Sheet',
    keys: ['Shift+U'],
    isPossible: hasCopies,
    run: ({ change }) => change(arrangeUnlocked),
  },
  {
    id: 'arrange selected',
    label: 'Auto-arrange only what is selected',
    section: 'Sheet',
    keys: ['A'],
    needs: 1,
    run: ({ selection, change }) => change((old) => arrangeOnly(old, selection)),
  },
  {
    id: 'packing',
    label: 'Lay out by boxes or true shapes',
    section: 'Sheet',
    keys: ['P'],
    run: ({ change }) => change((old) => setPacking(old, old.packing === 'shapes' ? 'boxes' : 'shapes')),
  },
  {
    id: 'fill',
    label: 'Fill the sheet with copies',
    section: 'Sheet',
    keys: ['F'],
    isPossible: (studio) => meantItem(studio) !== null,
    run: (studio) => {
      const itemId = meantItem(studio)
      if (itemId !== null) studio.work.fill(studio.document, itemId)
    },
  },
  {
    id: 'spread',
    label: 'Spread copies of one artwork apart',
    section: 'Sheet',
    keys: ['S'],
    isPossible: ({ document }) => document.items.length > 1 && document.placements.length > 2,
    run: ({ work, document }) => work.spread(document),
  },
  {
    id: 'cheapest',
    label: 'Find the cheapest size',
    section: 'Sheet',
    keys: ['C'],
    isPossible: hasCopies,
    run: ({ work, document }) => work.findCheapest(document),
  },
  {
    id: 'check',
    label: 'Look at the artwork closely: how it will print',
    section: 'Sheet',
    keys: ['X'],
    isPossible: (studio) => meantItem(studio) !== null,
    run: (studio) => studio.setCheckedItem(meantItem(studio)),
  },
  {
    id: 'crop',
    label: 'Crop: print only a part of the artwork',
    section: 'Size and turn',
    keys: ['Shift+C'],
    isPossible: (studio) => meantItem(studio) !== null,
    run: (studio) => studio.setCroppedItem(meantItem(studio)),
  },
  {
    id: 'guide down',
    label: 'Guide down through the middle',
    section: 'View',
    keys: [';'],
    run: guideThroughMiddle('vertical'),
  },
  {
    id: 'guide across',
    label: 'Guide across through the middle',
    section: 'View',
    keys: ["'"],
    run: guideThroughMiddle('horizontal'),
  },
  {
    id: 'no guides',
    label: 'Remove all guides',
    section: 'View',
    keys: ['Shift+G'],
    isPossible: ({ document }) => {
      const { vertical, horizontal } = guidesOf(document)
      return vertical.length + horizontal.length > 0
    },
    run: ({ change }) => change(removeGuides),
  },
]
