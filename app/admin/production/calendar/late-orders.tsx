import { AlarmClock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { PlannedOrder as Planned } from '#server/production/index.ts'
import { MoveButton } from './move-button.tsx'
import { PlannedOrder } from './planned-order.tsx'
import type { CalendarView } from './use-calendar.ts'

const fewAtFirst = 6

/** Overdue orders: dragged to a future day, or finished today. */
export function LateOrders({ orders, view }: { orders: readonly Planned[]; view: CalendarView }) {
  const [isAllShown, setIsAllShown] = useState(false)
  if (orders.length === 0) return null
  return (
    <section aria-label="Late" className="rounded-lg border border-red bg-red-wash p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="flex items-center gap-2 font-bold text-red-ink">
          <AlarmClock aria-hidden className="size-5" /> {orders.length}{' '}
          {orders.length === 1 ? 'order is' : 'orders are'} late
        </h2>
        <LinkButton size="sm" to="/admin/production?due=late">
          On the board
        </LinkButton>
        {orders.length > fewAtFirst && (
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isAllShown}
            onClick={() => setIsAllShown(!isAllShown)}
          >
            {isAllShown ? 'Show fewer' : 'Show all'}
          </Button>
        )}
      </div>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
        {(isAllShown ? orders : orders.slice(0, fewAtFirst)).map((order) => (
          <li key={order.orderId} className="flex min-w-0 items-center gap-2">
            <div className="min-w-0 grow">
              <PlannedOrder order={order} view={view} isSmall />
            </div>
            {view.mayMove && <MoveButton order={order} className="lg:hidden" />}
          </li>
        ))}
      </ul>
    </section>
  )
}
