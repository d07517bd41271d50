import { CalendarCheck } from 'lucide-react'
import { Money } from '#app/ui/money-text.tsx'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { formatLocalDay } from '#domain/local-time.ts'
import { offeredSpeeds, speedNames } from '#domain/shipping/delivery-speed.ts'
import type { WorkCalendar } from '#domain/shop/work-calendar.ts'
import type { PublicPrices } from '#server/cart/index.ts'
import { arrivalAt, priceAt } from './delivery-dates.ts'
import type { CartTotalsState } from './use-cart-totals.ts'

/** When the cart would arrive if paid for now, at each speed that the checkout offers. */
export function GetItBy({
  prices: { speeds: terms, rules },
  calendar,
  state,
  items,
}: {
  prices: PublicPrices
  calendar: WorkCalendar
  state: CartTotalsState
  items: readonly CartItem[]
}) {
  const productTypes = items.map(({ productType }) => productType)
  return (
    <section aria-labelledby="get-it-by" className="mt-5 rounded-md bg-sunken px-3.5 py-3 text-sm">
      <h3 id="get-it-by" className="flex items-center gap-2 font-semibold">
        <CalendarCheck aria-hidden className="size-4 text-green-ink" />
        Get it by
      </h3>
      <ul className="mt-1.5 grid gap-1">
        {offeredSpeeds(terms).map((speed) => (
          <li key={speed} className="flex justify-between gap-3">
            <span>
              {formatLocalDay(arrivalAt(speed, { calendar, terms, productTypes }).arrivesOn)}
              <span className="text-ink-muted"> · {speedNames[speed]}</span>
            </span>
            <Money amount={priceAt(speed, { terms, rules, totals: state.totals })} zero="FREE" />
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-ink-muted">Choose at checkout. Pickup is free.</p>
    </section>
  )
}
