import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { ContentList } from '#app/tracking/content-list.tsx'
import { ShipmentHistory } from '#app/tracking/shipment-history.tsx'
import { Button } from '#app/ui/button.tsx'
import { AlertDialog } from '#app/ui/dialogs/alert-dialog.tsx'
import { later } from '#app/ui/later.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { LabelBadge } from '#app/ui/shipment-badge.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import { describePackage } from '#domain/shipping/parcel.ts'
import type { ShipmentView } from '#server/shipping/index.ts'
import { ParcelTools } from './parcel-tools.tsx'
import { shippingDeskOf, useShipping } from './use-shipping.ts'

/** Its place is folded at first. */
const TrackingEventForm = later(() =>
  import('./tracking-event-form.tsx').then((part) => part.TrackingEventForm),
)

/** One parcel: status, number, carrier, service level, cost, label and tracking links, and its history. */
export function ShipmentCard({ shipment, isPart }: { shipment: ShipmentView; isPart: boolean }) {
  const [isVoiding, setIsVoiding] = useState(false)
  const close = (): void => setIsVoiding(false)
  const { send, isBusy } = useShipping({ onDone: close, onFailed: close })
  const ask = (operation: 'shipping.void-label' | 'tracking.refresh-parcel'): void =>
    send(operation, { shipment: shipment.id }, { action: shippingDeskOf(shipment.orderId) })
  const { id, purchase, status, parcel, trackingNumber } = shipment
  const isThere = purchase === 'bought' || purchase === 'entered'
  const isStill = status === 'label_purchased' || (purchase === 'entered' && status === 'shipped')
  const name = `${shipment.kind === 'return' ? 'Return' : 'Parcel'} ${parcel.position}`
  return (
    <li className="rounded-md border border-line p-3" aria-label={name}>
      <ParcelHead {...{ name, purchase, status, parcel }} />
      {shipment.contents.length > 0 && (
        <div className="mt-2">
          <ContentList lines={shipment.contents} />
        </div>
      )}
      {shipment.problem && <p className="mt-2 text-red-ink">{shipment.problem}</p>}
      {purchase === 'buying' && (
        <p className="mt-2 text-ink-muted">
          The carrier’s answer was lost. We’re checking whether the label was bought; nothing is paid twice.
        </p>
      )}
      <ParcelFacts shipment={shipment} />
      {isThere && (
        <ParcelTools {...{ shipment, isPart, isBusy, ask, trackingNumber, isStill, setIsVoiding }} />
      )}
      {isThere && (
        <details className="mt-3">
          <summary className="cursor-pointer font-medium">History and staff entries</summary>
          <ShipmentHistory events={shipment.events} />
          <TrackingEventForm shipmentId={id} orderId={shipment.orderId} />
        </details>
      )}
      <AlertDialog
        open={isVoiding}
        onOpenChange={setIsVoiding}
        title={`Void the label for ${name.toLowerCase()}?`}
        description={`Don’t put ${trackingNumber} on a box after this. The carrier refunds the price.`}
        actions={
          <>
            <Button onClick={() => setIsVoiding(false)}>Keep the label</Button>
            <Button variant="danger" isBusy={isBusy} onClick={() => ask('shipping.void-label')}>
              Void the label
            </Button>
          </>
        }
      />
    </li>
  )
}

function ParcelFacts({ shipment }: { shipment: ShipmentView }) {
  const { purchase, trackingNumber } = shipment
  return (
    <>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1.5 sm:grid-cols-4">
        <Fact label="Tracking number" value={trackingNumber ?? 'None yet'} />
        <Fact label="Carrier" value={shipment.carrier} />
        <Fact label="Service" value={shipment.serviceLevel || 'By hand'} />
        <Fact
          label="Cost"
          value={purchase === 'entered' ? 'Not known' : formatMoney(cents(shipment.shippingCostCents))}
        />
      </dl>
      <p className="mt-2 text-ink-faint text-xs">
        <Moment at={shipment.createdAt} /> · {shipment.createdBy}
      </p>
    </>
  )
}

function ParcelHead({
  name,
  purchase,
  status,
  parcel,
}: {
  name: string
  purchase: ShipmentView['purchase']
  status: ShipmentView['status']
  parcel: ShipmentView['parcel']
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <strong>{name}</strong>
      <LabelBadge purchase={purchase} status={status} />
      {parcel.packedAt && (
        <span className="inline-flex items-center gap-1 text-green-ink text-xs">
          <PackageCheck aria-hidden className="size-4" /> Packed by {parcel.packedBy}
        </span>
      )}
      <span className="figures ml-auto text-ink-muted text-xs">{describePackage(parcel.details)}</span>
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint text-xs">{label}</dt>
      <dd className="figures break-words font-medium">{value}</dd>
    </div>
  )
}
