import { useEffect, useId } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { Cents } from '#domain/money.ts'
import type { ShippingRateConfig } from '#server/settings/index.ts'

export type ShippingRateAnswer =
  | { ok: true }
  | {
      ok: false
      title: string
      description: string
      fieldErrors: FieldErrors
      theirs: ShippingRateConfig | null
    }

type Props = { rate: ShippingRateConfig | null; isOpen: boolean; onClose: () => void }

export function ShippingRateDialog({ rate, isOpen, onClose }: Props) {
  const formId = useId()
  const fetcher = useFetcher<ShippingRateAnswer>()
  const answer = fetcher.data
  useEffect(() => {
    if (!answer) return
    if (answer.ok) {
      notify.success('Shipping rate saved')
      onClose()
    } else notify.error(answer.title, answer.description)
  }, [answer, onClose])
  const errors = answer && !answer.ok ? answer.fieldErrors : {}
  const theirs = answer && !answer.ok ? answer.theirs : null
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={rate ? 'Edit Shipping Rate' : 'Add Shipping Rate'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={fetcher.state !== 'idle'}>
            {theirs ? 'Save mine anyway' : 'Save Rate'}
          </Button>
        </>
      }
    >
      <fetcher.Form id={formId} method="post" className="grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="id" value={rate?.id ?? ''} />
        <input type="hidden" name="version" value={theirs?.version ?? rate?.version ?? 0} />
        {theirs && (
          <p role="alert" className="rounded-md bg-yellow-wash p-3 text-sm text-yellow-ink sm:col-span-2">
            Somebody else saved this rate meanwhile: {theirs.name}, {dollars(theirs.baseRate)}, free from{' '}
            {theirs.freeShippingThreshold === null ? 'nothing' : dollars(theirs.freeShippingThreshold)},{' '}
            {theirs.isActive ? 'active' : 'off'}. Nothing of yours is saved yet.
          </p>
        )}
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
          defaultValue={rate ? plain(rate.baseRate) : ''}
          error={errors.baseRate}
          required
        />
        <TextField
          label="Free from"
          name="freeShippingThreshold"
          hint="Left empty, no order ships free"
          prefix="$"
          inputMode="decimal"
          defaultValue={rate && rate.freeShippingThreshold !== null ? plain(rate.freeShippingThreshold) : ''}
          error={errors.freeShippingThreshold}
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
      </fetcher.Form>
    </Dialog>
  )
}

const plain = (amount: Cents): string => (amount / 100).toFixed(2)
const dollars = (amount: Cents): string => `$${plain(amount)}`
