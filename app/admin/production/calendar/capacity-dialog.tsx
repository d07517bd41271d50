import { useId } from 'react'
import { SeenVersion } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { placeNames, processes } from '#domain/orders/production.ts'
import type { StationCapacity } from '#domain/orders/station-capacity.ts'

type CapacityDialogProps = {
  capacities: StationCapacity
  version: number
  isOpen: boolean
  onClose: () => void
}

/** What each station can handle in a day. */
export function CapacityDialog({ capacities, version, isOpen, onClose }: CapacityDialogProps) {
  const form = useId()
  const call = useOperation<'settings.change-capacity'>({
    done: { 'settings.change-capacity': 'Capacity saved' },
    failed: 'Capacity was not saved',
    onDone: onClose,
  })
  const { conflict } = call
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="What a day can handle"
      description="A day that needs more from a station is marked as overbooked. Leave a station empty for no limit."
      size="sm"
      footer={
        <>
          <CancelButton />
          <OperationButton of={call} operation="settings.change-capacity" form={form} variant="primary">
            {conflict ? 'Save mine anyway' : 'Save'}
          </OperationButton>
        </>
      }
    >
      <OperationForm of={call} id={form} className="grid grid-cols-2 gap-x-3 gap-y-4">
        <SeenVersion
          of={call}
          version={version}
          what="the capacity"
          differences={({ theirs, yours }) => ({ theirs: theirs.stations, yours: yours.stations })}
        />
        <StationFields capacities={capacities} errors={call.fieldErrors} />
      </OperationForm>
    </Dialog>
  )
}

function StationFields({ capacities, errors }: { capacities: StationCapacity; errors: FieldErrors }) {
  return (
    <>
      {processes.map((station) => {
        const { amount } = capacities[station] ?? {}
        return (
          <TextField
            key={station}
            label={placeNames[station]}
            name={`amount-${station}`}
            type="number"
            min={1}
            step={1}
            inputMode="numeric"
            suffix={station === 'print' ? undefined : 'a day'}
            defaultValue={amount}
            error={errors[`stations.${station}.amount`]}
            className={station === 'print' ? undefined : 'col-span-2'}
          />
        )
      })}
      <Select
        label="Print is counted in"
        name="unit-print"
        className="col-start-2 row-start-2"
        defaultValue={capacities.print?.unit ?? 'feet'}
        options={[
          { value: 'feet', label: 'Feet of film' },
          { value: 'pieces', label: 'Pieces' },
        ]}
      />
    </>
  )
}
