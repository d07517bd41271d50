import { TriangleAlert } from 'lucide-react'
import { classes } from '#app/ui/classes.ts'
import { placeNames } from '#domain/orders/production.ts'
import { isOverbooked, loadWords, type StationLoad } from '#domain/orders/station-capacity.ts'

/** A day's load per station: only stations with a limit, or all of them. */
export function StationLoads({
  loads,
  areAllShown = false,
}: {
  loads: readonly StationLoad[]
  areAllShown?: boolean
}) {
  const shown = areAllShown ? loads : loads.filter(({ capacity }) => capacity !== null)
  if (shown.length === 0) return null
  return (
    <dl className="grid gap-1 text-xs">
      {shown.map((load) => (
        <div
          key={load.station}
          title={loadWords(load)}
          className="grid grid-cols-[auto_auto] items-baseline justify-between gap-x-2"
        >
          <dt className="text-ink-muted">{placeNames[load.station]}</dt>
          <dd className={classes('figures', isOverbooked(load) && 'font-semibold text-red-ink')}>
            {areAllShown || load.share === null ? loadWords(load) : `${load.share}%`}
          </dd>
          {load.share !== null && (
            <dd aria-hidden className="col-span-2 h-1 overflow-hidden rounded-full bg-ink/10">
              <div
                className={classes('h-full rounded-full', isOverbooked(load) ? 'bg-red' : 'bg-cyan')}
                style={{ width: `${Math.min(100, load.share)}%` }}
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Shown when a station has more than it can handle. */
export function OverbookedMark({ loads }: { loads: readonly StationLoad[] }) {
  const over = loads.filter(isOverbooked)
  if (over.length === 0) return null
  const words = `Overbooked: ${over.map(({ station }) => placeNames[station]).join(', ')}`
  return (
    <span title={words} className="inline-flex text-red-ink">
      <TriangleAlert role="img" aria-label={words} className="size-4 shrink-0" />
    </span>
  )
}
