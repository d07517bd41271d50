import { Link } from 'react-router'
import { ParcelDrawing } from '#app/assets/later-drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { OrderChangeView } from '#server/order-changes/index.ts'
import type { CustomerMessageView, CustomerOrder, TimelineEntry } from '#server/orders/index.ts'
import type { ContentView, PickupView, TrackedShipment } from '#server/shipping/index.ts'
import { OrderCard } from './order-card.tsx'

export type OrdersPanelProps = {
  orders: CustomerOrder[]
  timelines: TimelineEntry[]
  /** By order. */
  shipments: ReadonlyMap<string, TrackedShipment[]>
  toShip: ReadonlyMap<string, ContentView[]>
  pickups: ReadonlyMap<string, PickupView>
  messages: CustomerMessageView[]
  changes: ReadonlyMap<string, OrderChangeView[]>
  nextPages: number | null
}

/** A customer's own orders, newest first; status changes by staff show up automatically. */
export function OrdersPanel(props: OrdersPanelProps) {
  const { orders, timelines, shipments, toShip, pickups, messages, changes, nextPages } = props
  if (orders.length === 0)
    return (
      <EmptyState
        title="No orders yet"
        illustration={<ParcelDrawing />}
        action={
          <LinkButton to="/builder" variant="primary">
            Build a gang sheet
          </LinkButton>
        }
      >
        Your orders show up here, from the artwork check to your door.
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-5">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard
              order={order}
              timeline={timelines.filter(({ orderId }) => orderId === order.id)}
              shipments={shipments.get(order.id) ?? []}
              toShip={toShip.get(order.id) ?? []}
              pickup={pickups.get(order.id) ?? null}
              messages={messages.filter(({ orderId }) => orderId === order.id)}
              changes={changes.get(order.id) ?? []}
            />
          </li>
        ))}
      </ul>
      {nextPages !== null && (
        <p className="mt-6 text-center">
          <Link
            to={`?pages=${nextPages}`}
            preventScrollReset
            replace
            className="font-semibold underline underline-offset-4"
          >
            Load more
          </Link>
        </p>
      )}
    </>
  )
}
