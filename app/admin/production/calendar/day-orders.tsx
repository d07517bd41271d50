import { X } from 'lucide-react'
import { LinkButton } from '#app/ui/link-button.tsx'
import { formatLocalDay } from '#domain/local-time.ts'
import type { CalendarDay } from '#server/production/index.ts'
import { PlannedOrder } from './planned-order.tsx'
import { StationLoads } from './station-loads.tsx'
import type { CalendarView } from './use-calendar.ts'
import { useDayLink } from './week-grid.tsx'

/** All orders of a day, beside the weeks. */
export function DayOrders({ day: { day, orders, loads }, view }: { day: CalendarDay; view: CalendarView }) {
  const openDay = useDayLink()
  return (
    <section
      aria-label={`Orders of ${formatLocalDay(day)}`}
      className="sticky top-4 flex max-h-[calc(100dvh-2rem)] w-80 shrink-0 flex-col gap-3 overflow-y-auto rounded-lg border border-line bg-surface p-4 max-lg:hidden"
    >
      <header className="flex items-center justify-between gap-2">
        <h2 className="font-bold text-lg">{formatLocalDay(day)}</h2>
        <LinkButton
          to={openDay(null)}
          size="sm"
          variant="quiet"
          isSquare
          aria-label="Close this day"
          preventScrollReset
        >
          <X aria-hidden />
        </LinkButton>
      </header>
      <StationLoads loads={loads} areAllShown />
      {orders.length === 0 && (
        <p className="text-ink-muted">Nothing is due on this day. Drag an order here.</p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {orders.map((order) => (
          <li key={order.orderId}>
            <PlannedOrder order={order} view={view} />
          </li>
        ))}
      </ul>
    </section>
  )
}
