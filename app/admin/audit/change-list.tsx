import { ArrowRight } from 'lucide-react'
import type { AuditChange } from '#domain/people/audit-changes.ts'

const shownAtOnce = 6

/** The values before and after, field by field. */
export function Changes({ changes }: { changes: AuditChange[] }) {
  const rest = changes.slice(shownAtOnce)
  return (
    <div className="min-w-0">
      <ChangeList changes={changes.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details>
          <summary className="mt-1 cursor-pointer font-semibold text-ink-muted text-xs">
            {rest.length} more
          </summary>
          <ChangeList changes={rest} />
        </details>
      )}
    </div>
  )
}

function ChangeList({ changes }: { changes: AuditChange[] }) {
  return (
    <dl className="grid gap-1">
      {changes.map(({ label, before, after }) => (
        <div key={label} className="grid gap-x-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-ink-muted text-xs leading-6">{label}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
            {before !== null && <Value text={before} tone="bg-red-wash text-red-ink" said="before: " />}
            {before !== null && after !== null && (
              <ArrowRight className="size-3.5 self-center text-ink-faint" aria-hidden />
            )}
            {after !== null && <Value text={after} tone="bg-green-wash text-green-ink" said="after: " />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ text, tone, said }: { text: string; tone: string; said: string }) {
  return (
    <span
      className={`line-clamp-4 min-w-0 whitespace-pre-line break-words rounded-xs px-1.5 py-0.5 ${tone}`}
      title={text.length > 200 ? text.slice(0, 2_000) : undefined}
    >
      <span className="sr-only">{said}</span>
      {text.slice(0, 600)}
    </span>
  )
}
