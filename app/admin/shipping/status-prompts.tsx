import { useState } from 'react'
import { OperationButton, OperationForm } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { AlertDialog } from '#app/ui/dialogs/alert-dialog.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { StaffOrder } from '#server/orders/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { ShipmentView } from '#server/shipping/index.ts'
import { EnterTrackingFields } from './enter-tracking-fields.tsx'
import { UnpackedNotice } from './unpacked-notice.tsx'
import { shippingDeskOf, useShipping } from './use-shipping.ts'

type PromptProps = {
  order: Pick<StaffOrder, 'id' | 'contactEmail' | 'orderNumber'>
  unpacked: readonly UnpackedItem[]
  onClose: () => void
}

/** After ready_for_pickup: whether to email the customer, and where the order is. */
export function PickupPrompt({ order, unpacked, onClose }: PromptProps) {
  const [shelf, setShelf] = useState('')
  const { send, isBusy } = useShipping({ onDone: onClose })
  const isMailed = order.contactEmail !== ''
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isMailed ? 'Send the pickup ready email?' : 'Put it on a shelf?'}
      description={
        isMailed
          ? `${order.contactEmail} gets the pickup code, the address and the opening hours.`
          : 'This order has no email address, so no one gets an email. You’ll see its pickup code.'
      }
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            onClick={() => send('shipping.mail-pickup', { shelf }, { action: shippingDeskOf(order.id) })}
          >
            {isMailed ? 'Send email' : 'Shelve'}
          </Button>
        </>
      }
    >
      <NotPacked items={unpacked} />
      <TextField
        label="Shelf"
        size="sm"
        isOptional
        hint="Leave empty to take the first free shelf."
        maxLength={12}
        value={shelf}
        onChange={(event) => setShelf(event.currentTarget.value)}
      />
    </AlertDialog>
  )
}

/** After shipped: whether to email the customer the tracking number and the carrier. */
export function ShippedPrompt({
  order,
  unpacked,
  shipments,
  onClose,
}: PromptProps & { shipments: ShipmentView[] }) {
  const sent = shipments.filter(
    ({ purchase, kind }) => kind === 'outbound' && (purchase === 'bought' || purchase === 'entered'),
  )
  const desk = shippingDeskOf(order.id)
  const mailing = useShipping({ onDone: onClose })
  const mail = (): void => mailing.send('shipping.mail-shipped', {}, { action: desk })
  const entering = useShipping({ onDone: mail })
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Send the shipped notification?"
      description={`${order.contactEmail || 'The customer'} gets the tracking number and the carrier.`}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          {sent.length > 0 ? (
            <Button variant="primary" isBusy={mailing.isBusy} onClick={mail}>
              Send email
            </Button>
          ) : (
            <OperationButton
              of={entering}
              operation="shipping.enter-tracking"
              form="shipped-prompt"
              variant="primary"
              isBusy={mailing.isBusy || entering.isBusy}
            >
              Send email
            </OperationButton>
          )}
        </>
      }
    >
      <NotPacked items={unpacked} />
      {sent.length === 0 ? (
        <OperationForm of={entering} id="shipped-prompt" action={desk}>
          <EnterTrackingFields />
        </OperationForm>
      ) : (
        <ul className="grid gap-1">
          {sent.map(({ id, carrier, trackingNumber }) => (
            <li key={id} className="figures">
              {carrier} · <strong>{trackingNumber}</strong>
            </li>
          ))}
        </ul>
      )}
    </AlertDialog>
  )
}

/** Shown before a customer is told that the order is finished. */
function NotPacked({ items }: { items: readonly UnpackedItem[] }) {
  if (items.length === 0) return null
  return (
    <div className="mb-4">
      <UnpackedNotice items={items}>Not packed yet, according to the production board.</UnpackedNotice>
    </div>
  )
}
