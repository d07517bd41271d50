import { Link } from 'react-router'
import { ContentList } from '#app/tracking/content-list.tsx'
import { PickupCode } from '#app/tracking/pickup-code.tsx'
import { StillToCome } from '#app/tracking/still-to-come.tsx'
import { ShipmentBadge } from '#app/ui/shipment-badge.tsx'
import { isOnTheWay } from '#domain/orders/due-date.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { ContentView, PickupView, TrackedShipment } from '#server/shipping/index.ts'

/** How the customer gets the order: parcels with their numbers and contents, or the pickup code. */
export function OrderDelivery({
  shipments,
  toShip: left,
  pickup,
  status,
}: {
  /** Newest first. */
  shipments: TrackedShipment[]
  /** For an order that shipped in part: what has not shipped yet. */
  toShip: ContentView[]
  pickup: PickupView | null
  status: OrderStatus
}) {
  if (shipments.length === 0 && !pickup) return null
  const toShip = isOnTheWay(status) ? left : []
  const isSplit = shipments.length > 1 || toShip.length > 0
  return (
    <div className="grid gap-3 border-line border-b px-5 py-4">
      {pickup && <PickupCode pickup={pickup} status={status} />}
      <ul aria-label="Parcels" className="grid gap-3 empty:hidden">
        {shipments.map(({ id, status, carrier, trackingNumber, contents, orderNumbers }, at) => (
          <li key={id} className="grid gap-1 text-sm">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
              {isSplit && <strong>Parcel {shipments.length - at}</strong>}
              <ShipmentBadge status={status} />
              <span className="text-ink-muted">{carrier}</span>
              <Link
                to={`/tracking?number=${encodeURIComponent(trackingNumber ?? '')}`}
                className="figures font-semibold underline underline-offset-4"
              >
                {trackingNumber}
              </Link>
            </p>
            {orderNumbers.length > 1 && (
              <p>
                Orders <span className="figures">{orderNumbers.join(', ')}</span> are in one parcel.
              </p>
            )}
            {(isSplit || orderNumbers.length > 1) && contents.length > 0 && <ContentList lines={contents} />}
          </li>
        ))}
      </ul>
      <StillToCome shipments={shipments} toShip={toShip} />
    </div>
  )
}
