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

/** In place of what is printed where. */
export function PutOnProductDialog({ id, fileName, places, open, onOpenChange }: PutOnProductDialogProps) {
  const [at, setAt] = useState(0)
  const call = useOperation<'order-items.replace-artwork'>({
    done: { 'order-items.replace-artwork': 'Artwork replaced: it is printed from now on' },
    failed: 'The artwork was not replaced',
    onDone: () => onOpenChange(false),
  })
  const { item, replaced, zone, basedOn } = places[at] ?? places[0]
  const fields = { item, replaced, artwork: id, basedOn, ...(zone && { zone }) }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Print ${fileName} instead`}
      description="It is as large as fits where the old artwork is. The price stays, print files of the old one are out of use, and the order’s history tells it."
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
          <ArtworkFigure id={replaced} words="Until now" />
          <ArrowRight aria-hidden className="size-5 text-ink-faint" />
          <ArtworkFigure id={id} words="From now on" />
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
