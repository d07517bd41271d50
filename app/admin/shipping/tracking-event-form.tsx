import { useRef } from 'react'
import { OperationButton, OperationForm } from '#app/operations/operation-form.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { shipmentStatuses, shipmentStatusNames } from '#domain/shipping/shipment-status.ts'
import { shippingDeskOf, useShipping } from './use-shipping.ts'

/** `transit` is a synonym of `in_transit`. */
const options = shipmentStatuses
  .filter((value) => value !== 'transit')
  .map((value) => ({ value, label: shipmentStatusNames[value] }))

/** Staff report where a parcel is if no provider tracks it. */
export function TrackingEventForm({ shipmentId, orderId }: { shipmentId: string; orderId: string }) {
  const form = useRef<HTMLFormElement>(null)
  const call = useShipping({ onDone: () => form.current?.reset() })
  return (
    <OperationForm
      of={call}
      ref={form}
      action={shippingDeskOf(orderId)}
      className="mt-3 grid grid-cols-2 items-end gap-2 sm:grid-cols-5"
    >
      <input type="hidden" name="shipment" value={shipmentId} />
      <Select label="Where it is" name="status" size="sm" options={options} />
      <TextField label="Note" name="details" size="sm" isOptional />
      <TextField label="City" name="city" size="sm" isOptional />
      <TextField label="State" name="state" size="sm" isOptional />
      <OperationButton of={call} operation="shipping.enter-event" size="sm">
        Add
      </OperationButton>
    </OperationForm>
  )
}
