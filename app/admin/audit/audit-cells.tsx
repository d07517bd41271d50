import { type Cells, chosenColumns } from '#app/admin/lists/chosen-columns.ts'
import type { ShownColumn } from '#app/admin/lists/list-table.tsx'
import { OpenLink } from '#app/admin/open-link.tsx'
import { useShopClock } from '#app/shop-clock.ts'
import { Moment } from '#app/ui/moment-text.tsx'
import { type AuditColumn, auditColumns } from '#domain/lists/lists.ts'
import { changesOf } from '#domain/people/audit-changes.ts'
import type { AuditRow } from '#server/audit/index.ts'
import { addressOfThing } from './address-of-thing.ts'
import { actionWords, readable } from './audit-words.ts'
import { Changes } from './change-list.tsx'

const ways = { page: 'Page', api: 'API', 'command line': 'Command line' } as const

const cells: Cells<AuditColumn, AuditRow> = {
  action: {
    card: 'title',
    cell: ({ action }) => <span className="font-semibold">{actionWords(action)}</span>,
  },
  at: {
    card: 'when',
    cell: ({ at }) => <Moment at={at} className="figures" />,
  },
  who: { card: 'who', cell: ({ actorName }) => actorName },
  thing: { card: 'state', cell: ({ subject }) => <Thing subject={subject} /> },
  changes: {
    card: 'wide',
    cell: ({ before, after }) => <Noted {...{ before, after }} />,
  },
  way: { cell: ({ way }) => way && ways[way] },
  network: { cell: ({ network }) => <span className="figures">{network}</span> },
}

export const auditTableColumns = (chosen: readonly AuditColumn[]): ShownColumn<AuditRow>[] =>
  chosenColumns(auditColumns, cells, chosen, 'action')

function Noted({ before, after }: Pick<AuditRow, 'before' | 'after'>) {
  const changes = changesOf(before, after, useShopClock().timeZone)
  return changes.length > 0 ? (
    <div className="min-w-64 whitespace-normal py-1.5">
      <Changes changes={changes} />
    </div>
  ) : (
    <span className="text-ink-faint">No fields were recorded.</span>
  )
}

function Thing({ subject }: { subject: string }) {
  const address = addressOfThing(subject)
  const [kind = '', id = ''] = subject.split(':')
  const words = [readable(kind), id.length > 12 ? id.slice(0, 8) : id].filter(Boolean).join(' ')
  return address ? (
    <OpenLink to={address} className="font-semibold text-magenta-ink hover:underline">
      {words}
    </OpenLink>
  ) : (
    <span className="text-ink-muted">{words}</span>
  )
}
