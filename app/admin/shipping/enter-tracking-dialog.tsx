import { OperationButton, OperationForm } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { EnterTrackingFields } from './enter-tracking-fields.tsx'
import { shippingDeskOf, useShipping } from './use-shipping.ts'

/** For parcels that were labelled elsewhere. */
export function EnterTrackingDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const call = useShipping({ onDone: onClose })
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
          <OperationButton
            of={call}
            operation="shipping.enter-tracking"
            form="enter-tracking"
            variant="primary"
          >
            Save
          </OperationButton>
        </>
      }
    >
      <OperationForm of={call} id="enter-tracking" action={shippingDeskOf(orderId)} noValidate>
        <EnterTrackingFields />
      </OperationForm>
    </Dialog>
  )
}
