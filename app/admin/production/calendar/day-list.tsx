import { Link } from 'react-router'
import { PressDrawing } from '#app/assets/press-drawing.tsx'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { formatLocalDay, type LocalDay } from '#domain/local-time.ts'
import { isOverbooked } from '#domain/orders/station-capacity.ts'
import type { CalendarDay } from '#server/production/index.ts'
import { MoveButton } from './move-button.tsx'
import { PlannedOrder } from './planned-order.tsx'
import { OverbookedMark, StationLoads } from './station-loads.tsx'
import type { CalendarView } from './use-calendar.ts'
import { useDayLink } from './week-grid.tsx'

type DayListProps = { view: CalendarView; chosen: LocalDay | null; today: LocalDay }

/** The calendar on a phone: a list of the days on which something is due. */
export function DayList({ view, chosen, today }: DayListProps) {
  const days = view.days.filter(({ day, orders }) => orders.length > 0 && day >= today)
  if (days.length === 0)
    return (
      <div className="lg:hidden">
        <EmptyState title="Nothing is due in these weeks" illustration={<PressDrawing className="w-full" />}>
          Open orders appear here by the day they’re due.
        </EmptyState>
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:hidden">
      {days.map((day) => (
        <DayOfList key={day.day} day={day} view={view} isOpen={day.day === chosen} />
      ))}
    </div>
  )
}

type DayOfListProps = {
  day: CalendarDay
  view: CalendarView
  isOpen: boolean
}

function DayOfList({ day: { day, orders, loads }, view, isOpen }: DayOfListProps) {
  const openDay = useDayLink()
  return (
    <section
      aria-label={formatLocalDay(day)}
      className={classes(
        'rounded-lg border bg-surface',
        loads.some(isOverbooked) ? 'border-red' : 'border-line',
      )}
    >
      <Link
        to={openDay(isOpen ? null : day)}
        preventScrollReset
        aria-expanded={isOpen}
        className="flex min-h-11 items-center gap-2 px-4 py-2"
      >
        <h2 className="font-bold">{day === view.today ? 'Today' : formatLocalDay(day)}</h2>
        <OverbookedMark loads={loads} />
        <span className="figures ml-auto text-ink-muted text-sm">
          {orders.length} {orders.length === 1 ? 'order' : 'orders'}
        </span>
      </Link>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-3">
        <StationLoads loads={loads} areAllShown={isOpen} />
        {isOpen && (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {orders.map((order) => (
              <li key={order.orderId} className="flex items-center gap-2">
                <div className="min-w-0 grow">
                  <PlannedOrder order={order} view={view} />
                </div>
                {view.mayMove && <MoveButton order={order} />}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
