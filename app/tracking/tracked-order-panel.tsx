import { Card } from '#app/ui/card.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { TrackedOrder } from '#server/shipping/index.ts'
import { PickupCode } from './pickup-code.tsx'
import { ShipmentPanel } from './shipment-panel.tsx'

/** An order that a guest asked for: where it stands, its parcels, or its place on the shelf. */
export function TrackedOrderPanel({ order }: { order: TrackedOrder }) {
  return (
    <div className="grid gap-5">
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="figures font-bold text-lg">{order.orderNumber}</h2>
        <StatusBadge status={order.status} />
        {order.shipments.length === 0 && !order.pickup && (
          <p className="w-full text-ink-muted">
            {order.deliveryMethod === 'pickup'
              ? 'We mail you as soon as it is ready for pickup.'
              : 'No parcel yet. We mail you as soon as it is on its way.'}
          </p>
        )}
        {order.pickup && <PickupCode pickup={order.pickup} status={order.status} />}
      </Card>
      {order.shipments.map((shipment) => (
        <ShipmentPanel key={shipment.id} shipment={shipment} isOpen />
      ))}
    </div>
  )
}
