import { NothingInPeriod } from './nothing-in-period.tsx'

/** Horizontal bars, longest first, each with its label; made of boxes, so that long names wrap on phones. */
export function PlotRanking({
  rows,
}: {
  rows: { key: string; name: string; value: number; words: string }[]
}) {
  if (rows.length === 0) return <NothingInPeriod />
  const largest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ol className="grid gap-2.5">
      {rows.map(({ key, name, value, words }) => (
        <li key={key}>
          <p className="flex justify-between gap-3">
            <span className="min-w-0 truncate" title={name}>
              {name}
            </span>
            <span className="figures shrink-0 text-ink-muted">{words}</span>
          </p>
          <span aria-hidden className="mt-1 block h-2 rounded-full bg-sunken">
            <span
              className="block h-2 rounded-full bg-magenta forced-color-adjust-none"
              style={{ width: `${(100 * value) / largest}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
