import { mostRosters } from '#domain/roster/roster.ts'
import { rostersInUse } from '#domain/studio/put-roster.ts'
import type { EditorState } from '../editor.ts'
import { isText } from '../is-text.ts'
import { selectedItemsOf } from '../selectors.ts'
import type { Command } from './command.ts'

/** The one text in the selection. A list's names are changed in the list. */
function selectedText(state: EditorState): string | null {
  const { document, artworks } = state
  const [itemId, ...others] = selectedItemsOf(state)
  const item = document.items.find(({ id }) => id === itemId)
  return item && others.length === 0 && isText(item, artworks.get(item.artworkId)) ? item.id : null
}

/** The list that a selected item belongs to, else the last one. */
function meantList({ document, selection }: EditorState): string | null {
  const selected = document.placements.find(({ id, player }) => player && selection.includes(id))
  return selected?.player?.list ?? rostersInUse(document).at(-1)?.id ?? null
}

export const typeCommands: readonly Command[] = [
  {
    id: 'add text',
    label: 'Add text',
    section: 'Sheet',
    keys: ['T'],
    run: ({ show }) => show({ typing: { kind: 'text', itemId: null } }),
  },
  {
    id: 'edit text',
    label: 'Change the selected text',
    section: 'Sheet',
    keys: ['Shift+T'],
    needs: 1,
    isPossible: (state) => selectedText(state) !== null,
    run: ({ show }, state) => show({ typing: { kind: 'text', itemId: selectedText(state) } }),
  },
  {
    id: 'names and numbers',
    label: 'Names and numbers from a list',
    section: 'Sheet',
    keys: ['Shift+L'],
    isPossible: ({ document }) => rostersInUse(document).length < mostRosters,
    run: ({ show }) => show({ typing: { kind: 'names', listId: null } }),
  },
  {
    id: 'change names',
    label: 'Change the list of names and numbers',
    section: 'Sheet',
    keys: ['Shift+K'],
    isPossible: (state) => meantList(state) !== null,
    run: ({ show }, state) => show({ typing: { kind: 'names', listId: meantList(state) } }),
  },
]
