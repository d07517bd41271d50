import { Card } from '#app/ui/card.tsx'
import { Day } from '#app/ui/moment-text.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { PaymentBadge, StatusBadge } from '#app/ui/status-badge.tsx'
import { orderDiscountLabel } from '#domain/money/discount-words.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { mayRequestEdit } from '#domain/orders/edit-request.ts'
import { deliveryName } from '#domain/shipping/delivery-speed.ts'
import type { OrderChangeView } from '#server/order-changes/index.ts'
import type { CustomerMessageView, CustomerOrder, TimelineEntry } from '#server/orders/index.ts'
import type { ContentView, PickupView, TrackedShipment } from '#server/shipping/index.ts'
import { OrderChanges } from './order-changes.tsx'
import { OrderConversation } from './order-conversation.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderItem } from './order-item.tsx'
import { OrderPromise } from './order-promise.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTools } from './order-tools.tsx'

export type OrderCardProps = {
  order: CustomerOrder
  timeline: TimelineEntry[]
  shipments: TrackedShipment[]
  toShip: ContentView[]
  pickup: PickupView | null
  messages: CustomerMessageView[]
  changes: OrderChangeView[]
}

export function OrderCard({ order, timeline, shipments, toShip, pickup, messages, changes }: OrderCardProps) {
  return (
    <Card as="article" padding="none" aria-label={`Order ${order.orderNumber}`}>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b px-5 py-4">
        <div>
          <h2 className="figures font-bold text-lg">{order.orderNumber}</h2>
          <p className="text-ink-muted text-sm">
            <Day at={order.placedAt} />
            {' · '}
            {deliveryName(order)}
          </p>
        </div>
        <div className="flex items-center gap-3">
          {order.paymentStatus !== 'paid' && <PaymentBadge status={order.paymentStatus} />}
          <StatusBadge status={order.status} />
          <Money amount={cents(order.totalCents)} className="font-bold text-lg" />
        </div>
      </header>
      <OrderSteps status={order.status} delivery={order.deliveryMethod} />
      <OrderPromise order={order} />
      <OrderDelivery {...{ shipments, toShip, pickup }} status={order.status} />
      <ul className="divide-y divide-line">
        {order.items.map((item) => (
          <OrderItem key={item.id} item={item} isEditable={mayRequestEdit(order.status)} />
        ))}
      </ul>
      {order.discountCents > 0 && (
        <p className="figures flex justify-between gap-4 border-line border-t px-5 py-3 text-sm">
          <span className="text-ink-muted">{orderDiscountLabel(order)}</span>
          <span className="font-semibold text-green-ink">−{formatMoney(cents(order.discountCents))}</span>
        </p>
      )}
      <OrderChanges order={order} changes={changes} />
      <OrderConversation order={order} messages={messages} />
      <OrderTimeline order={order} entries={timeline} />
      <OrderTools order={order} />
    </Card>
  )
}
