import { Link } from 'react-router'
import { SheetLinks } from '#app/admin/sheets/print-sheets.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { PaymentBadge } from '#app/ui/status-badge.tsx'
import { deliveryName } from '#domain/shipping/delivery-speed.ts'
import type { DraftOrderCard } from '#server/draft-orders/index.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { ShipmentView } from '#server/shipping/index.ts'
import { DueControl } from './due-control.tsx'
import { StatusControl } from './status-control.tsx'

export function OrderHead({
  order,
  unpacked,
  draftOrder,
  shipments,
  onCancel,
}: {
  order: StaffOrder
  unpacked: UnpackedItem[]
  draftOrder: DraftOrderCard | null
  shipments: ShipmentView[]
  onCancel: () => void
}) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <h2 id="order-title" className="figures font-bold text-xl">
          {order.orderNumber}
        </h2>
        <p className="mt-1 text-ink-muted">
          Placed <Moment at={order.placedAt} />
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <PaymentBadge status={order.paymentStatus} />
          <Badge tone={order.deliverySpeed === 'rush' ? 'magenta' : 'neutral'}>{deliveryName(order)}</Badge>
          <DueControl
            key={order.id}
            order={order}
            hasLeftOvers={unpacked.some(({ isTracked }) => isTracked)}
          />
          {draftOrder && (
            <Link to={`/admin/orders/drafts/${draftOrder.id}`} className="min-w-0 break-all text-sm">
              Written by {draftOrder.createdByName}
            </Link>
          )}
        </div>
        <div className="mt-2 -ml-3">
          <SheetLinks orderId={order.id} delivery={order.deliveryMethod} />
        </div>
      </div>
      <StatusControl key={order.id} order={order} {...{ shipments, unpacked, onCancel }} />
    </header>
  )
}
