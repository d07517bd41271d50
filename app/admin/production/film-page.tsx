import { ArrowLeft, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { PressDrawing } from '#app/assets/press-drawing.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable, TableHead } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { formatLocalDay } from '#domain/local-time.ts'
import type { FilmReport } from '#server/production/index.ts'
import type { FilmDay, FilmReason, ReprintRow } from '#server/production/report-film.ts'

/** How much film went through the printer, how much of it was spoiled, and why. */
export function FilmPage({ report }: { report: FilmReport }) {
  const { period, days, reasons, reprints, usedInches, wastedInches } = report
  const share = usedInches > 0 ? `${((100 * wastedInches) / usedInches).toFixed(1)}% of it` : ''
  return (
    <div className="grid max-w-4xl gap-6 px-4 py-5 sm:px-6">
      <PageHeader
        above={
          <Link to="/admin/production" className="inline-flex items-center gap-1.5">
            <ArrowLeft aria-hidden className="size-4" /> Production
          </Link>
        }
        title="Film"
        description="Counted when an item leaves printing. Reprints count as wasted."
        actions={
          <LinkButton
            size="sm"
            reloadDocument
            to={`/admin/production/film.csv?from=${period.from}&to=${period.to}`}
          >
            <Download aria-hidden /> Export CSV
          </LinkButton>
        }
      />
      <Form key={`${period.from}-${period.to}`} className="flex flex-wrap items-end gap-2">
        <TextField label="From" name="from" type="date" size="sm" defaultValue={period.from} />
        <TextField label="To" name="to" type="date" size="sm" defaultValue={period.to} />
        <Button type="submit" size="sm">
          Show
        </Button>
      </Form>
      <FilmFigures {...{ usedInches, report, wastedInches, share, reasons }} />
      {days.length === 0 ? (
        <EmptyState title="No film used on these days" illustration={<PressDrawing className="w-full" />}>
          Choose another period, or move an item past printing.
        </EmptyState>
      ) : (
        <>
          {reasons.length > 0 && <WastedByReason reasons={reasons} />}
          <FilmByDay days={days} />
          {reprints.length > 0 && <ReprintList reprints={reprints} />}
        </>
      )}
    </div>
  )
}

function ReprintList({ reprints }: { reprints: ReprintRow[] }) {
  return (
    <Part title="Reprints">
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {reprints.map((one) => (
          <li key={one.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3">
            <span>
              <span className="figures font-semibold">
                {one.copies} × {one.ticket}
              </span>{' '}
              · {one.reason}
              {one.note && ` · ${one.note}`}
            </span>
            <span className="figures text-ink-muted">
              {formatLength(one.wastedInches)} · <Moment at={one.at} /> · {one.actorName}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function FilmByDay({ days }: { days: FilmDay[] }) {
  return (
    <Part title="By day">
      <DataTable caption="Film by day">
        <TableHead columns={['Day', { figures: 'Film used' }, { figures: 'Film wasted' }]} />
        <tbody>
          {days.toReversed().map((one) => (
            <tr key={one.day}>
              <th scope="row">{formatLocalDay(one.day)}</th>
              <td data-align="end">{formatLength(one.usedInches)}</td>
              <td data-align="end">{formatLength(one.wastedInches)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Part>
  )
}

function WastedByReason({ reasons }: { reasons: FilmReason[] }) {
  return (
    <Part title="Wasted by reason">
      <DataTable caption="Film wasted by reason">
        <TableHead
          columns={['Reason', { figures: 'Reprints' }, { figures: 'Copies' }, { figures: 'Film wasted' }]}
        />
        <tbody>
          {reasons.map((one) => (
            <tr key={one.reason}>
              <th scope="row">{one.name}</th>
              <td data-align="end">{one.reprints}</td>
              <td data-align="end">{one.copies}</td>
              <td data-align="end">{formatLength(one.wastedInches)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Part>
  )
}

function FilmFigures({
  usedInches,
  report,
  wastedInches,
  share,
  reasons,
}: {
  usedInches: number
  report: FilmReport
  wastedInches: number
  share: string
  reasons: FilmReason[]
}) {
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      <Figure
        name="Film used"
        value={formatLength(usedInches)}
        note={counted(report.prints, 'print run', 'print runs')}
      />
      <Figure name="Film wasted" value={formatLength(wastedInches)} note={share} />
      <Figure
        name="Reprints"
        value={String(reasons.reduce((count, one) => count + one.reprints, 0))}
        note={counted(
          reasons.reduce((count, one) => count + one.copies, 0),
          'copy',
          'copies',
        )}
      />
    </dl>
  )
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** "148 in (12.3 ft)" */
function formatLength(length: number): string {
  const rounded = Math.round(length * 10) / 10
  return length >= 24 ? `${rounded} in (${(length / 12).toFixed(1)} ft)` : `${rounded} in`
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="figures font-bold text-lg">{value}</dd>
      {note && <dd className="figures text-ink-faint text-xs">{note}</dd>}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 font-bold text-base">{title}</h2>
      {children}
    </section>
  )
}
