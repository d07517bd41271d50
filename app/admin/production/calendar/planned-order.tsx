import { Check, GripVertical, OctagonPause, Store, Truck, Zap } from 'lucide-react'
import { OrderLink } from '#app/admin/order-link.tsx'
import { classes } from '#app/ui/classes.ts'
import { deliveryName } from '#domain/shipping/delivery-speed.ts'
import type { PlannedOrder as Planned } from '#server/production/index.ts'
import { type CalendarView, plannedElementId } from './use-calendar.ts'

type PlannedOrderProps = { order: Planned; view: CalendarView; isSmall?: boolean }

/** An order on the calendar: dragged to another day, or moved there with the keyboard. */
export function PlannedOrder({ order, view, isSmall = false }: PlannedOrderProps) {
  const { orderNumber, company, customerName, deliverySpeed, unpacked } = order
  const isRush = deliverySpeed === 'rush'
  const who = company || customerName || 'Guest Customer'
  return (
    <article
      id={plannedElementId(order.orderId)}
      aria-label={`${orderNumber}, ${who}${isRush ? ', rush' : ''}, ${unpacked ?? 'packed'}`}
      aria-describedby="calendar-keys"
      // It takes the keys that move it, as the calendar's help explains.
      tabIndex={view.mayMove ? 0 : undefined}
      onPointerDown={(event) => view.press(event, order)}
      onKeyDown={(event) => view.onKeyDown(event, order)}
      className={classes(
        'select-none rounded-md border bg-raised text-xs',
        isRush ? 'border-magenta' : 'border-line',
        view.mayMove && 'cursor-grab hover:shadow-sm active:cursor-grabbing',
        view.drag?.item.orderId === order.orderId && 'opacity-40',
        isSmall ? 'px-1.5 py-1' : 'p-2.5',
      )}
    >
      <div className="flex items-center gap-1">
        {isRush && <Zap aria-label="Rush" className="size-3.5 shrink-0 text-magenta-ink" />}
        <OrderLink
          orderId={order.orderId}
          className="figures min-w-0 truncate font-semibold underline-offset-2 hover:underline"
        >
          {orderNumber}
        </OrderLink>
        <OrderMarks order={order} isSmall={isSmall} />
        {!isSmall && view.mayMove && (
          <GripVertical aria-hidden data-grip className="size-4 shrink-0 touch-none text-ink-faint" />
        )}
      </div>
      <p className="truncate text-ink-muted">{who}</p>
      {!isSmall && (
        <p className="truncate text-ink-muted">
          {order.copies} {order.copies === 1 ? 'copy' : 'copies'} · {unpacked ?? 'All packed'}
        </p>
      )}
    </article>
  )
}

function OrderMarks({ order, isSmall }: { order: Planned; isSmall: boolean }) {
  const { deliveryMethod, deliverySpeed, isBlocked, unpacked } = order
  const Delivery = deliveryMethod === 'pickup' ? Store : Truck
  return (
    <span className="ml-auto flex shrink-0 items-center gap-1 text-ink-faint">
      {isBlocked && <OctagonPause aria-label="Blocked" className="size-3.5 text-red-ink" />}
      {unpacked === null ? (
        <Check aria-label="All packed" className="size-3.5 text-green-ink" />
      ) : (
        !isSmall && (
          <Delivery aria-label={deliveryName({ deliveryMethod, deliverySpeed })} className="size-3.5" />
        )
      )}
    </span>
  )
}
