import { type FormEvent, useState } from 'react'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { StaffOrder } from '#server/orders/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { ShipmentView } from '#server/shipping/index.ts'
import { EnterTrackingFields } from './enter-tracking-fields.tsx'
import { UnpackedNotice } from './unpacked-notice.tsx'
import { useShippingAction } from './use-shipping-action.ts'

type PromptProps = {
  order: Pick<StaffOrder, 'id' | 'contactEmail' | 'orderNumber'>
  unpacked: readonly UnpackedItem[]
  onClose: () => void
}

/** After ready_for_pickup: whether to mail the customer, and where the order lies. */
export function PickupPrompt({ order, unpacked, onClose }: PromptProps) {
  const [shelf, setShelf] = useState('')
  const { send, isBusy } = useShippingAction(order.id, ({ ok }) => ok && onClose())
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Send the pickup ready email?"
      description={`${order.contactEmail || 'The customer'} gets the pickup code, the address and the opening hours.`}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => send('mail-pickup', { shelf })}>
            Send email
          </Button>
        </>
      }
    >
      <NotPacked items={unpacked} />
      <TextField
        label="Shelf"
        size="sm"
        isOptional
        hint="Left empty, the first free shelf is taken."
        maxLength={12}
        value={shelf}
        onChange={(event) => setShelf(event.currentTarget.value)}
      />
    </AlertDialog>
  )
}

/** After shipped: whether to mail the customer the tracking number and the carrier. */
export function ShippedPrompt({
  order,
  unpacked,
  shipments,
  onClose,
}: PromptProps & { shipments: ShipmentView[] }) {
  const sent = shipments.filter(
    ({ purchase, kind }) => kind === 'outbound' && (purchase === 'bought' || purchase === 'entered'),
  )
  const mailing = useShippingAction(order.id, ({ ok }) => ok && onClose())
  const entering = useShippingAction(order.id, ({ ok }) => ok && mailing.send('mail-shipped'))
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (sent.length > 0) mailing.send('mail-shipped')
    else entering.send('enter-tracking', Object.fromEntries(new FormData(event.currentTarget)))
  }
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Send the shipped notification?"
      description={`${order.contactEmail || 'The customer'} gets the tracking number and the carrier.`}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            variant="primary"
            type="submit"
            form="shipped-prompt"
            isBusy={mailing.isBusy || entering.isBusy}
          >
            Send email
          </Button>
        </>
      }
    >
      <NotPacked items={unpacked} />
      <form id="shipped-prompt" onSubmit={submit} noValidate>
        {sent.length === 0 ? (
          <EnterTrackingFields />
        ) : (
          <ul className="grid gap-1">
            {sent.map(({ id, carrier, trackingNumber }) => (
              <li key={id} className="figures">
                {carrier} · <strong>{trackingNumber}</strong>
              </li>
            ))}
          </ul>
        )}
      </form>
    </AlertDialog>
  )
}

/** Before a customer is told that it is done. */
function NotPacked({ items }: { items: readonly UnpackedItem[] }) {
  if (items.length === 0) return null
  return (
    <div className="mb-4">
      <UnpackedNotice items={items}>Not packed yet, by the production board.</UnpackedNotice>
    </div>
  )
}
