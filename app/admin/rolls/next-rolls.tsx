import { Hourglass } from 'lucide-react'
import { formatInches, inches } from '#domain/units.ts'
import type { RollsData } from './rolls-data.ts'

/** For printers whose rolls close automatically: how full the next one is, and when it closes. */
export function NextRolls({ nextRolls }: Pick<RollsData, 'nextRolls'>) {
  if (nextRolls.length === 0) return null
  return (
    <section aria-label="Next rolls" className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
      {nextRolls.map((next) => (
        <article
          key={next.printerId}
          aria-label={next.printerName}
          className="grid gap-2 rounded-lg border border-line bg-surface p-4"
        >
          <h2 className="flex items-center gap-2 font-bold text-base">
            <Hourglass aria-hidden className="size-4 shrink-0" /> Next roll · {next.printerName}
          </h2>
          <span className="h-2 overflow-hidden rounded-full bg-sunken">
            <span
              className="block h-full rounded-full bg-cyan"
              style={{ width: `${Math.min(100, next.share)}%` }}
            />
          </span>
          <p className="figures font-semibold">{fillOf(next)}</p>
          <p className="figures text-ink-muted text-sm">
            Closes {next.closes.join(', or ')}
            {next.isReleased
              ? ', and goes to the printer automatically.'
              : '. You check it before it goes to the printer.'}
          </p>
        </article>
      ))}
    </section>
  )
}

/** "78% full · 156 of 200 in · 12 pieces". */
function fillOf({
  share,
  lengthInches,
  maxLengthInches,
  pieceCount,
}: RollsData['nextRolls'][number]): string {
  if (pieceCount === 0) return 'Nothing on it yet'
  const length = `${Number(lengthInches.toFixed(1))} of ${formatInches(inches(maxLengthInches))}`
  return `${share}% full · ${length} · ${pieceCount} ${pieceCount === 1 ? 'piece' : 'pieces'}`
}
