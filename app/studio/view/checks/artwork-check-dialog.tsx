import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { Repair } from '#domain/checks/repairs.ts'
import type { StudioItem } from '#domain/studio/studio-document.ts'
import { formatInches, mmToInches } from '#domain/units.ts'
import { findingsOf } from '../../editor/selectors.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { Legend, Shown } from './heat-view.tsx'
import { RepairChoices } from './repair-choices.tsx'
import { useHeat } from './use-heat.ts'
import { useRepair } from './use-repair.ts'

/** One artwork as it will print: where something will not come out, and what can be done about it. */
export function ArtworkCheckDialog() {
  const { show } = useActions()
  const isOpen = useEditor(({ checkedItem }) => checkedItem !== null)
  const item = useEditor(({ checkedItem, document }) => document.items.find(({ id }) => id === checkedItem))
  const preview = useEditor(({ artworks }) => item && artworks.get(item.artworkId)?.previewUrl)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => show({ checkedItem: null })}
      size="lg"
      title={item ? `How ${item.name} will print` : 'Check the artwork'}
      description={
        item
          ? `At ${formatInches(mmToInches(item.width))} × ${formatInches(mmToInches(item.height))}. Colored spots won’t print the way you see them on screen.`
          : ''
      }
    >
      {item && preview ? (
        <CheckedArtwork key={item.artworkId} item={item} preview={preview} />
      ) : (
        <p role="status" className="flex items-center gap-2 py-8 text-ink-muted">
          <Spinner /> Opening the artwork …
        </p>
      )}
    </Dialog>
  )
}

function CheckedArtwork({ item, preview }: { item: StudioItem; preview: string }) {
  const { show } = useActions()
  const findings = useEditor(findingsOf)
  const measured = useEditor(({ artworks }) => artworks.get(item.artworkId)?.measured)
  const [repair, setRepair] = useState<Repair | null>(null)
  const [isHeatShown, setHeatShown] = useState(true)
  const hasThinChecks = !measured || measured.lines.length + measured.gaps.length > 0
  const { width: printedWidth, crop } = item
  const { heat, tryAgain } = useHeat({ preview, printedWidth, crop, repair, hasThinChecks })
  const { isRepairing, run } = useRepair()
  const told = findings.filter(({ itemId, kind }) => itemId === item.id && isOfPixels(kind))
  const use = async (): Promise<void> => {
    if (!repair) return
    const outcome = await run(item, repair)
    if (!outcome.ok) return notify.error('It couldn’t be repaired', outcome.message)
    setRepair(null)
    notify.success('Repaired', 'Your original is kept. Undo restores it.')
    show({ checkedItem: null })
  }
  if (heat.state === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 py-6">
        <p className="text-ink-muted">We couldn’t check the image. Your sheet is unchanged.</p>
        <Button size="sm" onClick={tryAgain}>
          Try again
        </Button>
      </div>
    )
  if (heat.state === 'looking')
    return (
      <p role="status" className="flex items-center gap-2 py-8 text-ink-muted">
        <Spinner /> Checking every dot …
      </p>
    )
  const { before, after } = heat.answer
  return (
    <div className="space-y-4">
      <div className={repair ? 'grid grid-cols-2 gap-2 sm:gap-3' : ''}>
        <Shown label={repair ? 'Before' : 'As it is'} picture={before} isHeatShown={isHeatShown} />
        {repair && after && <Shown label="After" picture={after} isHeatShown={isHeatShown} />}
      </div>
      <RepairChoices item={item} findings={told} repair={repair} onRepair={setRepair} />
      {repair && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" isBusy={isRepairing} onClick={() => void use()}>
            Use the repaired one
          </Button>
          <Button onClick={() => setRepair(null)}>Keep it as it is</Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        <Checkbox
          label="Show the spots"
          checked={isHeatShown}
          onChange={({ target }) => setHeatShown(target.checked)}
        />
        <Legend picture={before} />
      </div>
      {told.length > 0 && (
        <ul className="list-disc space-y-1 pl-5 text-sm">
          {told.map(({ kind, message }) => (
            <li key={kind}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const isOfPixels = (kind: string): boolean =>
  kind !== 'off_sheet' && kind !== 'missing' && kind !== 'overlap' && kind !== 'too_close'
