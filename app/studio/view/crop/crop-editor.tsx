import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import {
  type Crop,
  cropKey,
  cropOutline,
  croppedSize,
  isWhole,
  snapCrop,
  uncroppedSize,
  wholeArtwork,
} from '#domain/artwork/crop.ts'
import { cropPlacements, leastPart, wholeInk } from '#domain/studio/crop-placements.ts'
import { type History, record, redo, startHistory, undo } from '#domain/studio/history.ts'
import { itemDpi } from '#domain/studio/resolution.ts'
import type { StudioItem } from '#domain/studio/studio-document.ts'
import { mm, mmToInches } from '#domain/units.ts'
import { keysOf } from '../../editor/commands/command.ts'
import { selectedOf } from '../../editor/selectors.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { CropFields } from './crop-fields.tsx'
import { CropFrame } from './crop-frame.tsx'

export function CropEditor({ item, preview }: { item: StudioItem; preview: string }) {
  const { change, show } = useActions()
  const selected = useEditor(selectedOf).filter(({ itemId }) => itemId === item.id)
  const outline = useEditor(({ outlines }) => outlines.get(item.artworkId))
  const measured = useEditor((state) => state.measured.get(item.artworkId))
  const warnBelowDpi = useEditor(({ shop }) => shop.warnBelowDpi)
  const close = (): void => show({ croppedItem: null })
  const [history, setHistory] = useState<History<Crop>>(() => startHistory(item.crop ?? wholeArtwork))
  const [isForAll, setForAll] = useState(true)
  const crop = history.present
  const set = (next: Crop, step: string): void => setHistory((old) => record(old, next, step))
  const isSome = selected.length > 0 && selected.length < item.copies
  const ink = wholeInk(item)
  const snapped = snapCrop(crop, ink)
  const isEmpty = outline !== undefined && cropOutline(outline, snapped).length === 0
  const whole = uncroppedSize(item, item.crop)
  const printed = croppedSize(whole, snapped)
  const dpi = itemDpi({ ink, width: mm(whole.width) }, measured)
  const use = (): void => {
    const meant = isSome && !isForAll ? selected.map(({ id }) => id) : null
    change((old) => cropPlacements(old, item.id, meant, crop))
    close()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const keys = keysOf(event)
    if (keys !== 'Ctrl+Z' && keys !== 'Ctrl+Shift+Z' && keys !== 'Ctrl+Y') return
    event.preventDefault()
    setHistory(keys === 'Ctrl+Z' ? undo : redo)
  }
  return (
    <section aria-label="Part to print" className="space-y-4" onKeyDown={onKeyDown}>
      <CropFrame {...{ crop, preview, whole }} least={leastPart(item)} onCrop={set} />
      <CropFields {...{ crop, whole }} least={leastPart(item)} onCrop={set} />
      <div className="flex flex-wrap items-center gap-1.5">
        <Button
          size="sm"
          className="max-lg:h-11"
          disabled={history.past.length === 0}
          onClick={() => setHistory(undo)}
        >
          <Undo2 aria-hidden /> Undo
        </Button>
        <Button
          size="sm"
          className="max-lg:h-11"
          disabled={history.future.length === 0}
          onClick={() => setHistory(redo)}
        >
          <Redo2 aria-hidden /> Redo
        </Button>
        <Button
          size="sm"
          className="max-lg:h-11"
          disabled={isWhole(crop)}
          onClick={() => set(wholeArtwork, 'reset')}
        >
          <RotateCcw aria-hidden /> Show the whole artwork
        </Button>
      </div>
      {isSome && (
        <Checkbox
          label={`Crop all ${item.copies} copies, not only the ${selected.length === 1 ? 'one' : selected.length} selected`}
          checked={isForAll}
          onChange={({ target }) => setForAll(target.checked)}
        />
      )}
      <p role="status" className={isEmpty ? 'text-sm text-red-ink' : 'figures text-sm text-ink-muted'}>
        {isEmpty
          ? 'There’s nothing to print inside the frame.'
          : `Prints ${inchesOf(printed.width)} × ${inchesOf(printed.height)} in at ${dpi} dpi${dpi < warnBelowDpi ? ', which may look soft' : ''}.`}
      </p>
      <div className="flex flex-wrap justify-end gap-2 max-sm:sticky max-sm:-bottom-5 max-sm:-mx-5 max-sm:-mb-5 max-sm:border-line max-sm:border-t max-sm:bg-raised max-sm:px-5 max-sm:py-4">
        <Button onClick={close}>Cancel</Button>
        <Button variant="primary" disabled={isEmpty || cropKey(snapped) === cropKey(item.crop)} onClick={use}>
          Crop
        </Button>
      </div>
    </section>
  )
}

const inchesOf = (length: number): string => mmToInches(mm(length)).toFixed(2)
