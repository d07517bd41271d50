import { useId } from 'react'
import { rateInWords } from '#app/admin/settings/settings-in-words.ts'
import { differencesBetween, SeenVersion } from '#app/operations/conflict-view.tsx'
import { allFilledIn } from '#app/operations/left-empty.ts'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { ShippingRateView } from '#server/settings/index.ts'

type Props = { rate: ShippingRateView | null; isOpen: boolean; onClose: () => void }

export function ShippingRateDialog({ rate, isOpen, onClose }: Props) {
  const formId = useId()
  const call = useOperation<'shipping-rates.create' | 'shipping-rates.update'>({
    check: allFilledIn,
    done: { 'shipping-rates.create': 'Shipping rate saved', 'shipping-rates.update': 'Shipping rate saved' },
    failed: 'Failed to save shipping rate',
    onDone: onClose,
  })
  const { fieldErrors: errors, conflict } = call
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={rate ? 'Edit Shipping Rate' : 'Add Shipping Rate'}
      footer={
        <>
          <CancelButton />
          <OperationButton
            of={call}
            operation={rate ? 'shipping-rates.update' : 'shipping-rates.create'}
            form={formId}
            variant="primary"
          >
            {conflict ? 'Save mine anyway' : 'Save Rate'}
          </OperationButton>
        </>
      }
    >
      <OperationForm of={call} id={formId} className="grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="rate" value={rate?.id ?? ''} />
        <SeenVersion
          of={call}
          version={rate?.version ?? 0}
          what="this rate"
          differences={({ theirs, yours }) => differencesBetween(rateInWords(theirs), rateInWords(yours))}
        />
        <RateFields rate={rate} errors={errors} />
      </OperationForm>
    </Dialog>
  )
}

function RateFields({ rate, errors }: { rate: ShippingRateView | null; errors: FieldErrors }) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        defaultValue={rate?.name}
        error={errors.name}
        required
        className="sm:col-span-2"
      />
      <Select
        label="Region"
        name="region"
        defaultValue={rate?.region ?? 'domestic'}
        options={[
          { value: 'domestic', label: 'Domestic' },
          { value: 'international', label: 'International' },
        ]}
        error={errors.region}
      />
      <TextField
        label="Rate"
        name="baseRate"
        prefix="$"
        inputMode="decimal"
        defaultValue={rate ? plain(rate.baseRateCents) : ''}
        error={errors.baseRateCents}
        required
      />
      <TextField
        label="Free from"
        name="freeFrom"
        hint="Leave empty if no order ships free"
        prefix="$"
        inputMode="decimal"
        defaultValue={rate && rate.freeFromCents !== null ? plain(rate.freeFromCents) : ''}
        error={errors.freeFromCents}
        isOptional
      />
      <TextField
        label="Description"
        name="description"
        defaultValue={rate?.description}
        error={errors.description}
        isOptional
      />
      <Checkbox
        label="Active"
        name="isActive"
        defaultChecked={rate?.isActive ?? true}
        error={errors.isActive}
        className="sm:col-span-2"
      />
    </>
  )
}

const plain = (amount: number): string => (amount / 100).toFixed(2)
