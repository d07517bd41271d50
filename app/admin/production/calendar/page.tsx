import { ArrowLeft, ChevronLeft, ChevronRight, Gauge } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMay } from '#app/admin/use-may.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { addDays, formatDayOfMonth } from '#domain/local-time.ts'
import type { Calendar } from '#server/production/index.ts'
import { Dragged } from '../dragged.tsx'
import { CapacityDialog } from './capacity-dialog.tsx'
import { DayList } from './day-list.tsx'
import { DayOrders } from './day-orders.tsx'
import { LateOrders } from './late-orders.tsx'
import { calendarKeysHelp, useCalendar } from './use-calendar.ts'
import { WeekGrid } from './week-grid.tsx'

/** `settingsVersion`: null for who may not say what the stations can do. */
export type CalendarPageProps = { calendar: Calendar; settingsVersion: number | null }

/** When open orders are due, against what each station can do in a day. */
export function CalendarPage({ calendar, settingsVersion }: CalendarPageProps) {
  const [search] = useSearchParams()
  const mayMove = useMay()('orders.write')
  const view = useCalendar(calendar, mayMove)
  const chosen = view.days.find(({ day }) => day === search.get('day')) ?? null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 py-5 sm:px-6">
      <CalendarHead calendar={calendar} settingsVersion={settingsVersion} />
      <p id="calendar-keys" hidden>
        {calendarKeysHelp}
      </p>
      <LateOrders orders={view.late} view={view} />
      <div className="flex items-start gap-5">
        <WeekGrid view={view} chosen={chosen?.day ?? null} today={calendar.today} />
        {chosen && <DayOrders day={chosen} view={view} />}
      </div>
      <DayList view={view} chosen={chosen?.day ?? null} today={calendar.today} />
      <Dragged drag={view.drag} label={view.drag?.item.orderNumber} />
    </div>
  )
}

function CalendarHead({ calendar, settingsVersion }: CalendarPageProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { from, today, days, capacities } = calendar
  const last = days.at(-1)?.day ?? from
  const isNow = days.some(({ day }) => day === today)
  return (
    <>
      <PageHeader
        above={
          <Link to="/admin/production" className="inline-flex items-center gap-1.5">
            <ArrowLeft aria-hidden className="size-4" /> Production
          </Link>
        }
        title="Calendar"
        description={
          Object.keys(capacities).length === 0
            ? 'Say what your stations can do in a day, and overbooked days stand out.'
            : 'What is due against what your stations can do. Late work counts into today.'
        }
        actions={
          <>
            {settingsVersion !== null && (
              <Button size="sm" onClick={() => setIsOpen(true)}>
                <Gauge aria-hidden /> Capacity
              </Button>
            )}
            <div className="flex gap-2.5">
              <LinkButton size="sm" isSquare aria-label="Earlier weeks" to={`?from=${addDays(from, -28)}`}>
                <ChevronLeft aria-hidden />
              </LinkButton>
              <LinkButton size="sm" to="?" aria-current={isNow ? 'date' : undefined}>
                {isNow ? `${formatDayOfMonth(from)} – ${formatDayOfMonth(last)}` : 'Today'}
              </LinkButton>
              <LinkButton size="sm" isSquare aria-label="Later weeks" to={`?from=${addDays(from, 28)}`}>
                <ChevronRight aria-hidden />
              </LinkButton>
            </div>
          </>
        }
      />
      {settingsVersion !== null && (
        <CapacityDialog
          capacities={capacities}
          version={settingsVersion}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
