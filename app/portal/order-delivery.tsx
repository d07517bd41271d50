import { Link } from 'react-router'
import { PickupCode } from '#app/tracking/pickup-code.tsx'
import { ShipmentBadge } from '#app/ui/shipment-badge.tsx'
import type { PickupView, TrackedShipment } from '#server/shipping/index.ts'

/** How the order comes to its customer: parcels with their numbers, or the code of its shelf. */
export function OrderDelivery({
  shipments,
  pickup,
  status,
}: {
  shipments: TrackedShipment[]
  pickup: PickupView | null
  status: string
}) {
  if (shipments.length === 0 && !pickup) return null
  return (
    <div className="grid gap-3 border-line border-b px-5 py-4">
      {pickup && <PickupCode pickup={pickup} status={status} />}
      {shipments.map(({ id, status, carrier, trackingNumber }) => (
        <p key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
          <ShipmentBadge status={status} />
          <span className="text-ink-muted">{carrier}</span>
          <Link
            to={`/tracking?number=${encodeURIComponent(trackingNumber ?? '')}`}
            className="figures font-semibold underline underline-offset-4"
          >
            {trackingNumber}
          </Link>
        </p>
      ))}
    </div>
  )
}
