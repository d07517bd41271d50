import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { ComingPicture } from '#app/ui/coming-picture.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { ArtworkPlace } from './artwork-places.ts'

export type PutOnProductProps = {
  id: string
  fileName: string
  places: readonly [ArtworkPlace, ...ArtworkPlace[]]
}

type PutOnProductDialogProps = PutOnProductProps & { open: boolean; onOpenChange: (open: boolean) => void }

/** Replaces what is printed in the chosen place. */
export function PutOnProductDialog({ id, fileName, places, open, onOpenChange }: PutOnProductDialogProps) {
  const [at, setAt] = useState(0)
  const call = useOperation<'order-items.replace-artwork'>({
    done: { 'order-items.replace-artwork': 'Artwork replaced: the new one will be printed' },
    failed: 'The artwork wasn’t replaced',
    onDone: () => onOpenChange(false),
  })
  const { item, replaced, zone, basedOn } = places[at] ?? places[0]
  const fields = { item, replaced, artwork: id, basedOn, ...(zone && { zone }) }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Print ${fileName} instead`}
      description="It’s made as large as fits where the old artwork is. The price stays the same, the old artwork’s print files are no longer used, and the order’s history shows the change."
    >
      <OperationForm of={call} className="grid gap-4">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          label="In place of"
          value={String(at)}
          options={places.map(({ name }, index) => ({ value: String(index), label: name }))}
          onChange={(event) => setAt(Number(event.currentTarget.value))}
        />
        <div className="flex items-center justify-center gap-4">
          <ArtworkFigure id={replaced} words="Before" />
          <ArrowRight aria-hidden className="size-5 text-ink-faint" />
          <ArtworkFigure id={id} words="After" />
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <CancelButton />
          <OperationButton of={call} operation="order-items.replace-artwork" variant="primary">
            Print it instead
          </OperationButton>
        </div>
      </OperationForm>
    </Dialog>
  )
}

function ArtworkFigure({ id, words }: { id: string; words: string }) {
  return (
    <figure className="w-32 text-center text-sm text-ink-muted">
      <span className="flex aspect-square items-center justify-center overflow-hidden rounded-md border border-film-line bg-film p-2">
        <ComingPicture
          isSmall
          key={id}
          src={`/files/artworks/${id}/thumbnail`}
          className="max-h-full max-w-full"
        />
      </span>
      <figcaption className="mt-1">{words}</figcaption>
    </figure>
  )
}
