import { Lock, LockOpen } from 'lucide-react'
import { memo } from 'react'
import { classes } from '#app/ui/classes.ts'
import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import { lockPlacements } from '#domain/studio/change-placements.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { formatInches, mmToInches } from '#domain/units.ts'
import type { Editor } from '../../editor/editor.ts'
import { copyNames, misplacedOf } from '../../editor/selectors.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { sheetKeys } from '../use-shortcuts.ts'

/** Every placed copy, the top layer first: the sheet for keyboards and screen readers. */
export function LayersList() {
  const placements = useEditor(({ document }) => document.placements)
  if (placements.length === 0)
    return <p className="py-6 text-center text-sm text-ink-muted">There’s nothing on the sheet yet.</p>
  return (
    <>
      <p className="mb-2 hidden text-xs text-ink-muted pointer-coarse:block">
        Tap a copy to select it. Use Select several, on the sheet, to add more.
      </p>
      <p className="mb-2 text-xs text-ink-muted pointer-coarse:hidden">
        Arrow keys move your selection by 0.05 in, or by 0.5 in with Shift. Ctrl-click selects several. Ctrl K
        lists every key.
      </p>
      <ul {...sheetKeys} aria-label="Placed copies, top layer first" className="space-y-1">
        {placements.toReversed().map((placement) => (
          <LayerRow key={placement.id} placement={placement} />
        ))}
      </ul>
    </>
  )
}

function choose({ read, select }: Editor, id: string, isAdding: boolean): void {
  const { selection, isSelectingSeveral } = read()
  if (!isAdding && !isSelectingSeveral) select([id])
  else if (selection.includes(id)) select(selection.filter((one) => one !== id))
  else select([...selection, id])
}

const LayerRow = memo(function LayerRow({ placement }: { placement: StudioPlacement }) {
  const editor = useActions()
  const { id, rotation, mirrored, locked } = placement
  const name = useEditor((state) => copyNames(state).get(id) ?? 'Artwork')
  const isSelected = useEditor(({ selection }) => selection.includes(id))
  const isWrong = useEditor((state) => misplacedOf(state).has(id))
  const reach = (): void => {
    if (!editor.read().isSelectingSeveral) editor.select([id])
  }
  const { left, top } = placementBounds(placement)
  const Icon = locked ? Lock : LockOpen
  const isGrouped = placement.group !== undefined
  return (
    <li
      className={classes(
        'flex items-center rounded-sm border text-sm [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]',
        isSelected ? 'border-magenta-ink bg-magenta-wash' : 'border-line bg-surface',
      )}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={({ shiftKey, ctrlKey, metaKey }) => choose(editor, id, shiftKey || ctrlKey || metaKey)}
        onFocus={(event) => event.target.matches(':focus-visible') && reach()}
        className="min-w-0 flex-1 px-2.5 py-1.5 text-left"
      >
        <span className="block truncate font-medium">{name}</span>
        <span
          className={classes(
            'figures block text-xs',
            isWrong ? 'font-semibold text-red-ink' : 'text-ink-muted',
          )}
        >
          {inchesText(left)} × {inchesText(top)} in{rotation !== 0 && `, ${rotation}°`}
          {mirrored && ', mirrored'}
          {isGrouped && ', in a group'}
          {isWrong && ', overlaps or leaves the sheet'}
        </span>
      </button>
      <button
        type="button"
        aria-pressed={locked}
        aria-label={`Lock ${name} in its place`}
        onClick={() => editor.change((old) => lockPlacements(old, [id], !locked))}
        className={classes(
          'inline-flex size-10 items-center justify-center pointer-coarse:size-11',
          locked ? 'text-ink' : 'text-ink-faint',
        )}
      >
        <Icon className="size-4" aria-hidden />
      </button>
    </li>
  )
})

const inchesText = (length: Parameters<typeof mmToInches>[0]): string =>
  formatInches(mmToInches(length)).replace(' in', '')
