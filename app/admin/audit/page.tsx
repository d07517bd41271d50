import { ArrowRight, Download, Search } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { InTrayDrawing } from '#app/assets/in-tray-drawing.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type AuditChange, changesOf } from '#domain/people/audit-changes.ts'
import type { AuditFilter, AuditRow } from '#server/audit/index.ts'
import { addressOfThing } from './address-of-thing.ts'

export type AuditPageProps = {
  entries: AuditRow[]
  next: string | null
  kinds: string[]
  filter: AuditFilter
  timeZone: string
}

/** Who changed what, and when: every entry with its before and after. */
export function AuditPage({ entries, next, kinds, filter, timeZone }: AuditPageProps) {
  const { state } = useNavigation()
  const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const { before: _, ...asked } = filter
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
  return (
    <div className="max-w-5xl px-4 py-5 sm:px-6">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="font-bold text-xl">Audit log</h1>
          <p className="text-ink-muted">Every change in the back office, and who made it.</p>
        </div>
        <a
          href={`/admin/audit.csv?${query}`}
          className="inline-flex h-9 pointer-coarse:h-11 items-center gap-2 rounded-sm border border-line-strong bg-surface px-3 font-semibold hover:bg-sunken"
        >
          <Download className="size-4" aria-hidden />
          Export CSV
        </a>
      </header>
      <AuditSearch key={query.toString()} filter={filter} kinds={kinds} state={state} />
      {entries.length === 0 ? (
        <EmptyState title="Nothing matches" illustration={<InTrayDrawing />}>
          Take a filter away, or ask for more days.
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} at={moment.format(new Date(entry.at))} />
          ))}
        </ol>
      )}
      <nav aria-label="Pages" className="mt-4 flex justify-between font-semibold">
        {filter.before ? <Link to={`?${query}`}>Newest</Link> : <span />}
        {next && <Link to={`?${query}${query.size > 0 ? '&' : ''}before=${next}`}>Older</Link>}
      </nav>
    </div>
  )
}

function AuditSearch({
  filter,
  kinds,
  state,
}: {
  filter: AuditFilter
  kinds: string[]
  state: 'idle' | 'loading' | 'submitting'
}) {
  return (
    <Form
      role="search"
      className="my-4 grid grid-cols-2 items-end gap-2 md:grid-cols-[1fr_1fr_1fr_9.5rem_9.5rem_auto]"
    >
      <TextField
        label="Who"
        name="actor"
        size="sm"
        defaultValue={filter.actor}
        placeholder="Part of the address"
      />
      <Select
        label="Kind"
        name="kind"
        size="sm"
        defaultValue={filter.kind}
        options={[
          { value: '', label: 'Everything' },
          ...kinds.map((kind) => ({ value: kind, label: readable(kind) })),
        ]}
      />
      <TextField
        label="Thing"
        name="thing"
        size="sm"
        defaultValue={filter.thing}
        placeholder="Kind or number"
      />
      <TextField label="From" name="from" type="date" size="sm" defaultValue={filter.from} />
      <TextField label="To" name="to" type="date" size="sm" defaultValue={filter.to} />
      <Button type="submit" size="sm" isBusy={state === 'loading'} takesMore>
        <Search className="size-4" aria-hidden />
        Filter
      </Button>
    </Form>
  )
}

function Entry({ entry, at }: { entry: AuditRow; at: string }) {
  const changes = changesOf(entry.before, entry.after)
  const address = addressOfThing(entry.subject)
  const [kind = '', id = ''] = entry.subject.split(':')
  const thing = [readable(kind), id.length > 12 ? id.slice(0, 8) : id].filter(Boolean).join(' ')
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-3 md:grid-cols-[14rem_minmax(0,1fr)]">
      <div>
        <p className="font-semibold">{actionWords(entry.action)}</p>
        <p className="text-ink-muted text-xs">
          <span className="break-all">{entry.actorName}</span>
          {entry.way && entry.way !== 'page' && ` by ${ways[entry.way]}`}
          {entry.network && <span className="figures"> from {entry.network}</span>}
          <br />
          <time dateTime={entry.at} className="figures">
            {at}
          </time>
        </p>
        {address ? (
          <Link
            to={address}
            className="mt-1 inline-block font-semibold text-magenta-ink text-xs hover:underline"
          >
            {thing}
          </Link>
        ) : (
          <p className="mt-1 text-ink-muted text-xs">{thing}</p>
        )}
      </div>
      {changes.length === 0 ? (
        <p className="text-ink-faint">No fields were noted.</p>
      ) : (
        <Changes changes={changes} />
      )}
    </li>
  )
}

const ways = { api: 'API', 'command line': 'command line' }

const shownAtOnce = 6

function Changes({ changes }: { changes: AuditChange[] }) {
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

const readable = (kind: string): string => {
  const words = kind.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "order.set-status" reads "Order: set status". */
function actionWords(action: string): string {
  const [kind = '', ...rest] = action.split('.')
  return rest.length === 0 ? readable(kind) : `${readable(kind)}: ${rest.join(' ').replaceAll(/[-_]/g, ' ')}`
}
