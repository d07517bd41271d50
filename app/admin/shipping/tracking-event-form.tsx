import { type FormEvent, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { shipmentStatuses, shipmentStatusNames } from '#domain/shipping/shipment-status.ts'
import { useShippingAction } from './use-shipping-action.ts'

/** `transit` is another word for the same as `in_transit`. */
const options = shipmentStatuses
  .filter((value) => value !== 'transit')
  .map((value) => ({ value, label: shipmentStatusNames[value] }))

/** Staff say where a parcel is that no provider follows. */
export function TrackingEventForm({ shipmentId, orderId }: { shipmentId: string; orderId: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { send, isBusy } = useShippingAction(orderId, ({ ok }) => ok && form.current?.reset())
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    send('tracking-event', { shipmentId, ...Object.fromEntries(new FormData(event.currentTarget)) })
  }
  return (
    <form ref={form} onSubmit={submit} className="mt-3 grid grid-cols-2 items-end gap-2 sm:grid-cols-5">
      <Select label="Where it is" name="status" size="sm" options={options} />
      <TextField label="Note" name="details" size="sm" isOptional />
      <TextField label="City" name="city" size="sm" isOptional />
      <TextField label="State" name="state" size="sm" isOptional />
      <Button type="submit" size="sm" isBusy={isBusy}>
        Add
      </Button>
    </form>
  )
}
