import { ArrowLeft, ChevronLeft, ChevronRight, Gauge } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { addDays, formatDayOfMonth } from '#domain/local-time.ts'
import type { Calendar } from '#server/production/index.ts'
import { CapacityDialog } from './capacity-dialog.tsx'

/** `settingsVersion`: null for those who may not edit station capacities. */
export type CalendarHeadProps = { calendar: Calendar; settingsVersion: number | null }

/** The weeks shown, and the stations' capacities. */
export function CalendarHead({ calendar, settingsVersion }: CalendarHeadProps) {
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
            ? 'Say what your stations can handle in a day, and overbooked days will stand out.'
            : 'What’s due, compared with what your stations can handle. Late work counts toward today.'
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
