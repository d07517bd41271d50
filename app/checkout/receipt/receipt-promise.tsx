import { CalendarCheck } from 'lucide-react'
import { useShopClock } from '#app/shop-clock.ts'
import { isOnTheWay, promiseWords } from '#domain/orders/due-date.ts'
import type { Receipt } from '#server/checkout/index.ts'

/** The shop's one promise, worded as in the email and the customer portal; shown until its date has passed. */
export function ReceiptPromise({ receipt }: { receipt: Receipt }) {
  const { timeZone } = useShopClock()
  const { dueAt, arrivesOn, deliveryMethod, status } = receipt
  if (!dueAt || !isOnTheWay(status)) return null
  return (
    <p className="flex items-start gap-2.5 rounded-md bg-green-wash px-3.5 py-3 text-green-ink">
      <CalendarCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
      <time dateTime={dueAt.toISOString()} className="font-semibold">
        {promiseWords(deliveryMethod, dueAt, timeZone, arrivesOn)}
      </time>
    </p>
  )
}
