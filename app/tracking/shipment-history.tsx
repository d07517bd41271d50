import { classes } from '#app/ui/classes.ts'
import { Moment } from '#app/ui/moment-text.tsx'
import { shipmentStatusNames } from '#domain/shipping/shipment-status.ts'
import type { ShipmentEventView } from '#server/shipping/index.ts'

/** What happened to a parcel, most recent first. */
export function ShipmentHistory({ events }: { events: readonly ShipmentEventView[] }) {
  if (events.length === 0) return <p className="mt-3 text-ink-muted text-sm">Nothing yet.</p>
  return (
    <ol className="mt-3">
      {events.map((event, at) => (
        <li
          key={`${event.at} ${event.details}`}
          className="relative grid grid-cols-[1rem_minmax(0,1fr)] gap-3 pb-4"
        >
          {at < events.length - 1 && (
            <span aria-hidden className="absolute top-3 bottom-0 left-[0.4375rem] w-0.5 bg-line" />
          )}
          <span
            aria-hidden
            className={classes(
              'relative mt-1 size-4 rounded-full border-2 bg-surface',
              at === 0 ? 'border-magenta' : 'border-line-strong',
            )}
          />
          <div className="text-sm">
            <p className={at === 0 ? 'font-semibold' : ''}>
              {event.details || (event.status ? shipmentStatusNames[event.status] : 'Scanned')}
            </p>
            <p className="text-ink-muted text-xs">
              <Moment at={event.at} />
              {placeOf(event) && ` · ${placeOf(event)}`}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const placeOf = ({ location }: ShipmentEventView): string =>
  location ? [location.city, location.state].filter(Boolean).join(', ') : ''
