import { setGaps, splitCopy } from '#domain/studio/change-items.ts'
import type { Editor, EditorState } from '../editor.ts'
import { grounds, isNamedGround, nameGround } from '../ground.ts'
import { selectedOf } from '../selectors.ts'
import type { Command, CommandSection } from './command.ts'

const inFrame = (
  id: string,
  label: string,
  section: CommandSection,
  keys: readonly string[],
  run: (editor: Editor) => void,
): Command => ({ id, label, section, keys, run })

/** The one selected copy, if its artwork is on the sheet more than once. */
function copyOfSeveral(state: EditorState): string | null {
  const [only, ...others] = selectedOf(state)
  const item = state.document.items.find(({ id }) => id === only?.itemId)
  return only && others.length === 0 && (item?.copies ?? 0) > 1 ? only.id : null
}

/** Commands around the sheet: files, images, saving, closing. */
export const frameCommands: readonly Command[] = [
  inFrame('add artwork', 'Add artwork files', 'File', ['Ctrl+O'], ({ pickFiles }) => pickFiles()),
  inFrame('your pictures', 'Your pictures: uploads, designs, prints', 'File', ['Y'], ({ show }) =>
    show({ isPicking: true }),
  ),
  inFrame('save', 'Save the design', 'File', ['Ctrl+S'], ({ save }) => save()),
  inFrame('close', 'Close the studio; your work is kept', 'File', [], ({ close }) => close()),
  inFrame('findings', 'Show what to check before printing', 'Sheet', ['Shift+F'], ({ showFindings }) =>
    showFindings(),
  ),
  {
    id: 'split copy',
    label: 'Give this copy its own size',
    section: 'Size and turn',
    keys: ['Shift+D'],
    isPossible: (state) => copyOfSeveral(state) !== null,
    run: ({ change }, state) => {
      const id = copyOfSeveral(state)
      if (id !== null) change((old) => splitCopy(old, id))
    },
  },
  {
    id: 'shop gaps',
    label: 'Back to the shop’s gaps between artworks',
    section: 'Sheet',
    keys: [],
    isPossible: ({ document: { sheet }, shop }) =>
      sheet.spacing !== shop.sheetSpacing || sheet.margin !== shop.sheetMargin,
    run: ({ change }, { shop }) =>
      change((old) => setGaps(old, { spacing: shop.sheetSpacing, margin: shop.sheetMargin })),
  },
  {
    id: 'next ground',
    label: 'Show it on the next garment color',
    section: 'View',
    keys: ['B'],
    run: ({ setLook }, { look: { ground } }) => {
      const at = isNamedGround(ground) ? grounds.indexOf(ground) : -1
      setLook({ ground: grounds[(at + 1) % grounds.length] ?? 'film' })
    },
  },
  ...grounds.map(
    (ground): Command => ({
      id: `ground ${ground}`,
      label: `Show it on: ${nameGround(ground)}`,
      section: 'View',
      keys: [],
      run: ({ setLook }) => setLook({ ground }),
    }),
  ),
]
