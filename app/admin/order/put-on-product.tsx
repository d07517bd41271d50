import { useState } from 'react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { ArtworkPlace } from './artwork-places.ts'

type PutOnProductProps = { id: string; fileName: string; places: readonly ArtworkPlace[] }

/** A file of a message goes onto a garment or tumbler of its order, in place of what is printed there. */
export function PutOnProduct({ id, fileName, places }: PutOnProductProps) {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const call = useOperation<'order-items.replace-artwork'>({
    done: { 'order-items.replace-artwork': 'Artwork replaced: it is printed from now on' },
    failed: 'The artwork was not replaced',
    onDone: () => setOpen(false),
  })
  const place = places[at] ?? places[0]
  if (!place) return null
  const { item, replaced, zone, basedOn } = place
  const fields = { item, replaced, artwork: id, basedOn, ...(zone && { zone }) }
  return (
    <>
      <button
        type="button"
        aria-label={`Put ${fileName} on a product`}
        onClick={() => setOpen(true)}
        className="mt-1 block cursor-pointer py-0.5 font-semibold underline underline-offset-2"
      >
        Put on a product
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
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
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <OperationButton of={call} operation="order-items.replace-artwork" variant="primary">
              Print it instead
            </OperationButton>
          </div>
        </OperationForm>
      </Dialog>
    </>
  )
}
