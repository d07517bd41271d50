import { CircleHelp, TriangleAlert } from 'lucide-react'
import { Moment } from '#app/ui/moment-text.tsx'
import type { FrozenWarning } from '#domain/checks/accepted-warnings.ts'
import { checkNames } from '#domain/checks/check-rules.ts'

/** Warnings the shopper saw before ordering, and who said to print it anyway. */
export function ItemWarnings({ warnings }: { warnings: readonly FrozenWarning[] }) {
  if (warnings.length === 0) return null
  return (
    <section aria-label="Warnings" className="mt-3 rounded-md bg-yellow-wash p-3 text-yellow-ink">
      <h4 className="mb-1.5 flex items-center gap-1.5 font-semibold text-sm">
        <TriangleAlert aria-hidden className="size-4" /> {warnings.length}{' '}
        {warnings.length === 1 ? 'warning' : 'warnings'} before it was ordered
      </h4>
      <ul className="grid gap-2 text-sm">
        {warnings.map(({ kind, artworkId, message, acceptedAt, acceptedBy }) => (
          <li key={`${kind} ${artworkId}`}>
            <span className="font-medium">{checkNames[kind].name}.</span> {message}
            <span className="figures mt-0.5 flex items-center gap-1 text-ink-muted text-xs">
              {acceptedAt ? (
                <>
                  Accepted by {acceptedBy}, <Moment at={acceptedAt} />
                </>
              ) : (
                <>
                  <CircleHelp aria-hidden className="size-3.5" /> Ordered without an answer: ask before you
                  print.
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
