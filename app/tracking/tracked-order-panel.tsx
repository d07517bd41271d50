import { useShopClock } from '#app/shop-clock.ts'
import { Card } from '#app/ui/card.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { isOnTheWay, promiseWords } from '#domain/orders/due-date.ts'
import { deliveryName } from '#domain/shipping/delivery-speed.ts'
import type { TrackedOrder } from '#server/shipping/index.ts'
import { PickupCode } from './pickup-code.tsx'
import { ShipmentPanel } from './shipment-panel.tsx'
import { StillToCome } from './still-to-come.tsx'

/** An order looked up by a guest: its status, its parcels, or its place on the shelf. */
export function TrackedOrderPanel({ order }: { order: TrackedOrder }) {
  return (
    <div className="grid gap-5">
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="figures font-bold text-lg">{order.orderNumber}</h2>
        <StatusBadge status={order.status} />
        {order.shipments.length === 0 && !order.pickup && (
          <p className="w-full text-ink-muted">
            {order.deliveryMethod === 'pickup'
              ? 'We’ll email you as soon as it’s ready for pickup.'
              : 'No parcel yet. We’ll email you as soon as it’s on its way.'}
          </p>
        )}
        <div className="w-full">
          <p className="text-ink-muted text-sm">{deliveryName(order)}</p>
          <ul aria-label="What you ordered" className="mt-1 grid gap-1">
            {order.contents.map((content) => (
              <li key={content}>{content}</li>
            ))}
          </ul>
          <TrackedPromise order={order} />
        </div>
        <div className="w-full empty:hidden">
          <StillToCome shipments={order.shipments} toShip={isOnTheWay(order.status) ? order.toShip : []} />
        </div>
        {order.pickup && <PickupCode pickup={order.pickup} status={order.status} />}
      </Card>
      {order.shipments.map((shipment) => (
        <ShipmentPanel key={shipment.id} shipment={shipment} isOpen />
      ))}
    </div>
  )
}

function TrackedPromise({ order: { status, dueAt, arrivesOn, deliveryMethod } }: { order: TrackedOrder }) {
  const { timeZone } = useShopClock()
  if (!dueAt || !isOnTheWay(status)) return null
  const due = new Date(dueAt)
  return (
    <p className="mt-2 font-semibold text-green-ink">
      {promiseWords(deliveryMethod, due, timeZone, arrivesOn)}
    </p>
  )
}
