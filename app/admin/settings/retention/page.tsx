import { bytesInWords } from '#app/admin/settings/backups/backup-words.ts'
import { FilledFrom } from '#app/operations/filled-from.tsx'
import { Card } from '#app/ui/card.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { countInWords, fixedRetention } from '#domain/shop/retention-terms.ts'
import type { RetentionRead } from '#server/retention/index.ts'
import { RetentionForm } from './retention-form.tsx'

type RetentionPageProps = RetentionRead & { version: number }

/** Site Settings, Data retention: how long each kind of data is kept, and what was removed lately. */
export function RetentionPage({ days, removed, version }: RetentionPageProps) {
  return (
    <div className="grid gap-8">
      <p className="max-w-3xl text-ink-muted">
        Set how many days your shop keeps each kind of data. Anything older is removed every night. If a field
        is empty, the data stays until someone removes it. Orders and their amounts are always kept, and
        nothing is removed from an order that’s being made or that someone still has a question about.
      </p>
      <FilledFrom version={version}>
        <RetentionForm days={days} version={version} />
      </FilledFrom>
      <Removed removed={removed} />
      <FixedTimes />
    </div>
  )
}

function Removed({ removed }: Pick<RetentionPageProps, 'removed'>) {
  return (
    <section aria-labelledby="removed-lately">
      <h2 id="removed-lately" className="font-bold text-base">
        Recently removed
      </h2>
      <p className="mt-1 max-w-3xl text-ink-muted">
        Backups made earlier still contain it until your backup plan removes them.
      </p>
      {removed.length === 0 ? (
        <p className="mt-3 rounded-md border border-line border-dashed p-6 text-center text-ink-muted">
          Nothing has been removed yet.
        </p>
      ) : (
        <ul className="mt-3 grid divide-y divide-line rounded-lg border border-line bg-surface">
          {removed.map(({ name, at, count, bytes }) => (
            <li key={`${name} ${at}`} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3">
              <span className="first-letter:uppercase">{countInWords(name, count)}</span>
              <span className="figures text-ink-muted">
                {bytes > 0 && `${bytesInWords(bytes)} · `}
                <Moment at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Retention periods that are the same in every shop. */
function FixedTimes() {
  return (
    <details>
      <summary className="cursor-pointer font-bold text-base pointer-coarse:py-2.5">
        What’s removed automatically after a fixed time
      </summary>
      <Card padding="none" className="mt-3">
        <dl className="grid divide-y divide-line">
          {Object.values(fixedRetention).map(({ label, days, because }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3">
              <dt>
                {label}
                <span className="block text-ink-muted first-letter:uppercase">{because}</span>
              </dt>
              <dd className="figures text-ink-muted">{days} days</dd>
            </div>
          ))}
        </dl>
      </Card>
    </details>
  )
}
