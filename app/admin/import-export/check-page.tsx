import { CircleCheck, CircleX, Equal, type LucideIcon, Pencil, Plus, SkipForward } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink } from 'react-router'
import { useLiveRevalidation } from '#app/live.ts'
import {
  type CalledOperation,
  OperationButton,
  OperationForm,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import { classes } from '#app/ui/classes.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { ImportPage, ImportRowView, Outcome } from '#server/import-export/index.ts'
import type { ImportState } from '#server/import-export/tables.ts'

import { ColumnUses } from './column-uses.tsx'
import { countOf, describeDone, things } from './import-words.ts'

export type ImportCall = 'imports.apply' | 'imports.discard'

type CheckPageProps = { page: ImportPage; outcome: Outcome | null; isFirst: boolean }

const looks: Record<Outcome, { label: string; tone: Tone; icon: LucideIcon }> = {
  new: { label: 'New', tone: 'green', icon: Plus },
  changed: { label: 'Changed', tone: 'cyan', icon: Pencil },
  unchanged: { label: 'Unchanged', tone: 'neutral', icon: Equal },
  skipped: { label: 'Skipped', tone: 'yellow', icon: SkipForward },
  refused: { label: 'Refused', tone: 'red', icon: CircleX },
}

/** The dry run of a file, and its outcome: each product or customer with its result. */
export function CheckPage({ page, outcome, isFirst }: CheckPageProps) {
  const { id, fileName, kind, state, counts, progress, rows, next } = page
  const call = useOperation<ImportCall>({ failed: 'The import wasn’t changed' })
  useLiveRevalidation(['import.changed'])
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const toWrite = counts.new + counts.changed
  return (
    <div className="max-w-6xl px-4 py-5 sm:px-6">
      <p className="mb-1">
        <Link to="/admin/import-export" className="text-ink-muted underline underline-offset-2">
          Import & export
        </Link>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="break-words font-extrabold text-xl">{fileName}</h1>
          <p className="figures text-ink-muted">
            {countOf(all, kind)} in this file.{' '}
            {state === 'checked' ? 'Nothing has been written yet.' : describeDone(page)}
          </p>
        </div>
        {state === 'checked' && <WriteForm call={call} kind={kind} counts={counts} />}
      </div>
      {state === 'checked' && (
        <p className="mt-2 max-w-2xl text-ink-muted">
          Each row is saved separately: a refused row doesn’t stop the others, and anything someone changes
          before its turn is left alone and reported.
        </p>
      )}
      {state === 'applying' && (
        <Progress
          className="mt-4 max-w-md"
          label={`${progress.tried.toLocaleString('en-US')} of ${toWrite.toLocaleString('en-US')} written`}
          value={toWrite === 0 ? 100 : (100 * progress.tried) / toWrite}
          isLabelShown
        />
      )}
      <ColumnUses format={page.format} columns={page.columns} />
      <OutcomeFilters {...{ id, outcome, all, counts }} />
      {rows.length === 0 ? (
        <EmptyState title="None of these">Try the others above.</EmptyState>
      ) : (
        <RowTable kind={kind} state={state} rows={rows} />
      )}
      <p className="mt-4 flex justify-between font-semibold">
        {isFirst ? <span /> : <Link to={{ search: search(outcome, null) }}>First rows</Link>}
        {next !== null && <Link to={{ search: search(outcome, next) }}>Next rows</Link>}
      </p>
    </div>
  )
}

type WriteFormProps = Pick<ImportPage, 'kind' | 'counts'> & { call: CalledOperation<ImportCall> }

/** Values that customers entered here themselves are overwritten only if staff say so. */
function WriteForm({ call, kind, counts }: WriteFormProps) {
  const isAsked = kind === 'customers' && counts.changed > 0
  const [overwrites, setOverwrites] = useState(false)
  const toWrite = counts.new + (isAsked && !overwrites ? 0 : counts.changed)
  return (
    <OperationForm of={call} className="grid gap-3 sm:justify-items-end">
      {isAsked && (
        <Checkbox
          name="overwrites"
          label={`Change ${countOf(counts.changed, kind)} who ${counts.changed === 1 ? 'is' : 'are'} already here`}
          hint="Names and phones in the file then replace the ones here."
          checked={overwrites}
          onChange={({ currentTarget }) => setOverwrites(currentTarget.checked)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <OperationButton of={call} operation="imports.discard">
          Discard
        </OperationButton>
        <OperationButton of={call} operation="imports.apply" variant="primary" disabled={toWrite === 0}>
          {toWrite === 0 ? 'Nothing to write' : `Write ${countOf(toWrite, kind)}`}
        </OperationButton>
      </div>
    </OperationForm>
  )
}

function RowTable({
  kind,
  state,
  rows,
}: {
  kind: ImportPage['kind']
  state: ImportState
  rows: ImportRowView[]
}) {
  return (
    <DataTable caption="What each row does">
      <thead>
        <tr>
          <th scope="col">Rows</th>
          <th scope="col">{things[kind].head}</th>
          <th scope="col">Outcome</th>
          <th scope="col">What changes</th>
          {state !== 'checked' && <th scope="col">Written</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.position} row={row} isWritten={state !== 'checked'} />
        ))}
      </tbody>
    </DataTable>
  )
}

function OutcomeFilters({
  id,
  outcome,
  all,
  counts,
}: {
  id: string
  outcome: Outcome | null
  all: number
  counts: Record<Outcome, number>
}) {
  return (
    <nav aria-label="Outcomes" className="my-4 flex flex-wrap gap-2">
      <Filter to={`/admin/import-export/${id}`} isOn={outcome === null} label="All" count={all} />
      {(Object.keys(looks) as Outcome[]).map((one) => (
        <Filter
          key={one}
          to={`/admin/import-export/${id}?show=${one}`}
          isOn={outcome === one}
          label={looks[one].label}
          count={counts[one]}
        />
      ))}
    </nav>
  )
}

function Row({ row, isWritten }: { row: ImportRowView; isWritten: boolean }) {
  const { firstRow, lastRow, subject, outcome, reason, changes, applied } = row
  const { label, tone, icon } = looks[outcome]
  return (
    <tr>
      <td className="figures whitespace-nowrap">
        {firstRow === lastRow ? firstRow : `${firstRow}–${lastRow}`}
      </td>
      <th scope="row" className="min-w-40 max-w-64 break-words font-semibold">
        {subject}
      </th>
      <td>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </td>
      <td className="min-w-64">
        {reason && (
          <span className={outcome === 'refused' ? 'text-red-ink' : 'text-ink-muted'}>{reason}</span>
        )}
        <Changes changes={changes} isNew={outcome === 'new'} />
      </td>
      {isWritten && <td className="min-w-32">{applied === null ? '' : <Applied applied={applied} />}</td>}
    </tr>
  )
}

const shownAtOnce = 6

function Changes({ changes, isNew }: { changes: ImportRowView['changes']; isNew: boolean }) {
  const line = ({ field, from, to }: ImportRowView['changes'][number]) => (
    <li key={field} className="break-words">
      <span className="text-ink-muted">{field}: </span>
      {!isNew && (
        <>
          <del className="text-ink-faint">{from || 'nothing'}</del>
          <span aria-hidden> → </span>
          <span className="sr-only"> becomes </span>
        </>
      )}
      <ins className="no-underline">{to || 'nothing'}</ins>
    </li>
  )
  return (
    <>
      <ul className="figures">{changes.slice(0, shownAtOnce).map(line)}</ul>
      {changes.length > shownAtOnce && (
        <details>
          <summary className="cursor-pointer text-ink-muted">{changes.length - shownAtOnce} more</summary>
          <ul className="figures">{changes.slice(shownAtOnce).map(line)}</ul>
        </details>
      )}
    </>
  )
}

const Applied = ({ applied }: { applied: string }) =>
  applied === 'done' ? (
    <span className="inline-flex items-center gap-1.5 text-green-ink">
      <CircleCheck aria-hidden className="size-4" /> Written
    </span>
  ) : (
    <span className="text-red-ink">Left alone: {applied}</span>
  )

type FilterProps = { to: string; isOn: boolean; label: string; count: number }

const Filter = ({ to, isOn, label, count }: FilterProps) => (
  <NavLink
    to={to}
    aria-current={isOn ? 'true' : undefined}
    className={classes(
      'figures inline-flex h-9 pointer-coarse:h-11 items-center gap-2 rounded-full border px-3 font-semibold',
      isOn ? 'border-press bg-press text-on-press' : 'border-line-strong bg-surface hover:border-ink',
    )}
  >
    {label} {count.toLocaleString('en-US')}
  </NavLink>
)

function search(outcome: Outcome | null, after: number | null): string {
  const params = new URLSearchParams()
  if (outcome) params.set('show', outcome)
  if (after !== null) params.set('after', String(after))
  return params.toString()
}
