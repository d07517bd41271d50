import type { FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EnterTrackingFields } from './enter-tracking-fields.tsx'
import { useShippingAction } from './use-shipping-action.ts'

/** For parcels that were labelled elsewhere. */
export function EnterTrackingDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { send, isBusy } = useShippingAction(orderId, ({ ok }) => ok && onClose())
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    send('enter-tracking', Object.fromEntries(new FormData(event.currentTarget)))
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title="Enter tracking number"
      description="For a parcel that you labelled at the carrier's counter."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="enter-tracking" isBusy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form id="enter-tracking" onSubmit={submit} noValidate>
        <EnterTrackingFields />
      </form>
    </Dialog>
  )
}
