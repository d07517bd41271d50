import { Link, useSearchParams } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { formatDayOfMonth, type LocalDay } from '#domain/local-time.ts'
import { isOverbooked } from '#domain/orders/station-capacity.ts'
import type { CalendarDay } from '#server/production/index.ts'
import { PlannedOrder } from './planned-order.tsx'
import { OverbookedMark, StationLoads } from './station-loads.tsx'
import type { CalendarView } from './use-calendar.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A day's cell shows this many orders; the list it opens has all of them. */
const ordersInCell = 3

type WeekGridProps = { view: CalendarView; chosen: LocalDay | null; today: LocalDay }

/** Four weeks with a column for each weekday; phones have a list by day. */
export function WeekGrid({ view, chosen, today }: WeekGridProps) {
  return (
    <div className="grid min-w-0 grow grid-cols-7 gap-px overflow-hidden rounded-lg border border-line bg-line max-lg:hidden">
      {weekdays.map((name) => (
        <div key={name} className="bg-sunken px-2 py-1.5 font-semibold text-ink-muted text-xs">
          {name}
        </div>
      ))}
      {view.days.map((day) => (
        <DayCell
          key={day.day}
          day={day}
          view={view}
          isChosen={day.day === chosen}
          isToday={day.day === today}
        />
      ))}
    </div>
  )
}

type DayCellProps = { day: CalendarDay; view: CalendarView; isChosen: boolean; isToday: boolean }

function DayCell({ day: { day, orders, loads, isBusinessDay }, view, isChosen, isToday }: DayCellProps) {
  const openDay = useDayLink()
  const isPast = day < view.today
  const isTarget = view.drag !== null && !isPast
  return (
    <section
      aria-label={formatDayOfMonth(day)}
      data-day={day}
      className={classes(
        'flex min-h-32 min-w-0 flex-col gap-1.5 p-1.5',
        isBusinessDay && !isPast ? 'bg-surface' : 'bg-paper',
        loads.some(isOverbooked) && 'bg-red-wash/60',
        isChosen && 'outline-2 outline-magenta -outline-offset-2',
        isTarget && view.drag?.over === day && 'outline-2 outline-magenta -outline-offset-2',
      )}
    >
      <header className="flex items-start gap-1.5">
        <Link
          to={openDay(isChosen ? null : day)}
          preventScrollReset
          className="grid min-w-0 grow justify-items-start rounded-sm underline-offset-2 hover:underline"
        >
          <span
            className={classes(
              'figures whitespace-nowrap font-semibold text-sm',
              isToday && '-mx-0.5 rounded-full bg-ink px-2 text-paper',
              (isPast || !isBusinessDay) && 'text-ink-faint',
            )}
          >
            {isToday && <VisuallyHidden>Today, </VisuallyHidden>}
            {formatDayOfMonth(day)}
          </span>
          {orders.length > 0 && (
            <span className="figures text-ink-muted text-xs">
              {orders.length} {orders.length === 1 ? 'order' : 'orders'}
            </span>
          )}
        </Link>
        <OverbookedMark loads={loads} />
      </header>
      <StationLoads loads={loads} />
      {orders.slice(0, ordersInCell).map((order) => (
        <PlannedOrder key={order.orderId} order={order} view={view} isSmall />
      ))}
      {orders.length > ordersInCell && (
        <Link
          to={openDay(day)}
          preventScrollReset
          className="figures px-2 text-ink-muted text-xs underline-offset-2 hover:underline"
        >
          {orders.length - ordersInCell} more
        </Link>
      )}
    </section>
  )
}

/** The address that opens a day's orders, or none. */
export function useDayLink(): (day: LocalDay | null) => string {
  const [search] = useSearchParams()
  return (day) => {
    const to = new URLSearchParams(search)
    to.delete('day')
    if (day) to.set('day', day)
    return `?${to}`
  }
}
