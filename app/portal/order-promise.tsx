import { CalendarCheck } from 'lucide-react'
import { useShopClock } from '#app/shop-clock.ts'
import { isOnTheWay, promiseWords } from '#domain/orders/due-date.ts'
import type { CustomerOrder } from '#server/orders/index.ts'

/** The date by which the order leaves the shop, until it has. */
export function OrderPromise({ order }: { order: CustomerOrder }) {
  const { timeZone } = useShopClock()
  if (!order.dueAt || !isOnTheWay(order.status)) return null
  return (
    <p className="flex items-center gap-2 border-line border-b px-5 py-3 text-sm">
      <CalendarCheck aria-hidden className="size-4 shrink-0 text-green-ink" />
      <time dateTime={order.dueAt.toISOString()} className="font-semibold">
        {promiseWords(order.deliveryMethod, order.dueAt, timeZone, order.arrivesOn)}
      </time>
    </p>
  )
}
