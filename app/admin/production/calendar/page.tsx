import { useSearchParams } from 'react-router'
import { useMayCall } from '#app/operations/if-may.tsx'
import { Dragged } from '../dragged.tsx'
import { CalendarHead, type CalendarHeadProps } from './calendar-head.tsx'
import { DayList } from './day-list.tsx'
import { DayOrders } from './day-orders.tsx'
import { LateOrders } from './late-orders.tsx'
import { calendarKeysHelp, useCalendar } from './use-calendar.ts'
import { WeekGrid } from './week-grid.tsx'

/** Due dates of open orders against what each station can handle in a day. */
export function CalendarPage({ calendar, settingsVersion }: CalendarHeadProps) {
  const [search] = useSearchParams()
  const mayMove = useMayCall()('orders.change-due-date')
  const view = useCalendar(calendar, mayMove)
  const chosen = view.days.find(({ day }) => day === search.get('day')) ?? null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 py-5 sm:px-6">
      <CalendarHead calendar={calendar} settingsVersion={settingsVersion} />
      <p id="calendar-keys" hidden>
        {calendarKeysHelp}
      </p>
      <LateOrders orders={view.late} view={view} />
      <div className="flex items-start gap-5 max-lg:hidden">
        <WeekGrid view={view} chosen={chosen?.day ?? null} today={calendar.today} />
        {chosen && <DayOrders day={chosen} view={view} />}
      </div>
      <DayList view={view} chosen={chosen?.day ?? null} today={calendar.today} />
      <Dragged drag={view.drag} label={view.drag?.item.orderNumber} />
    </div>
  )
}
