import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import { arrangeOnly, arrangeUnlocked, setPacking } from '#domain/studio/change-items.ts'
import { addGuide, type GuideDirection, guidesOf, removeGuides } from '#domain/studio/guides.ts'
import { boxAround } from '#domain/studio/placement-groups.ts'
import type { Editor, EditorState } from '../editor.ts'
import { selectedItemsOf } from '../selectors.ts'
import type { Command } from './command.ts'

/** The one artwork that is meant: the selected one, or the only one on the sheet. */
function meantItem(state: EditorState): string | null {
  const { selection, document } = state
  const ids =
    selection.length > 0 ? selectedItemsOf(state) : new Set(document.placements.map(({ itemId }) => itemId))
  const [only] = ids
  return ids.size === 1 && only !== undefined ? only : null
}

const hasCopies = ({ document }: EditorState): boolean => document.placements.length > 0

/** Through the middle of the selection, or of the sheet. */
function guideThroughMiddle(direction: GuideDirection) {
  return ({ change }: Editor, { selection }: EditorState): void =>
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
    label: 'Auto-arrange only unlocked copies',
    section: 'Sheet',
    keys: ['Shift+U'],
    isPossible: hasCopies,
    run: ({ change }) => change(arrangeUnlocked),
  },
  {
    id: 'arrange selected',
    label: 'Auto-arrange only selected copies',
    section: 'Sheet',
    keys: ['A'],
    needs: 1,
    run: ({ change }, { selection }) => change((old) => arrangeOnly(old, selection)),
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
    isPossible: (state) => meantItem(state) !== null,
    run: ({ work }, state) => {
      const itemId = meantItem(state)
      if (itemId !== null) work.fill(itemId)
    },
  },
  {
    id: 'spread',
    label: 'Spread out copies of one artwork',
    section: 'Sheet',
    keys: ['S'],
    isPossible: ({ document }) => document.items.length > 1 && document.placements.length > 2,
    run: ({ work }) => work.spread(),
  },
  {
    id: 'cheapest',
    label: 'Find the cheapest size',
    section: 'Sheet',
    keys: ['C'],
    isPossible: hasCopies,
    run: ({ work }) => work.findCheapest(),
  },
  {
    id: 'check',
    label: 'Look closely at the artwork: how it will print',
    section: 'Sheet',
    keys: ['X'],
    isPossible: (state) => meantItem(state) !== null,
    run: ({ show }, state) => show({ checkedItem: meantItem(state) }),
  },
  {
    id: 'crop',
    label: 'Crop: print only part of the artwork',
    section: 'Size and turn',
    keys: ['Shift+C'],
    isPossible: (state) => meantItem(state) !== null,
    run: ({ show }, state) => show({ croppedItem: meantItem(state) }),
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
