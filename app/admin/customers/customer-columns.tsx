import { Link } from 'react-router'
import { type Cells, chosenColumns } from '#app/admin/lists/chosen-columns.ts'
import { rowLinkStyle, type ShownColumn } from '#app/admin/lists/list-table.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Day } from '#app/ui/moment-text.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { type CustomerColumn, customerColumns } from '#domain/lists/lists.ts'
import { cents } from '#domain/money/money.ts'
import type { CustomerRow } from '#server/reports/index.ts'

const cells: Cells<CustomerColumn, CustomerRow> = {
  name: {
    card: 'title',
    cell: ({ id, name, email }) => (
      <Link to={`/admin/customers/${id}`} prefetch="intent" className={rowLinkStyle}>
        {name || email || 'No name'}
      </Link>
    ),
  },
  email: { card: 'who', cell: ({ email }) => email },
  phone: { cell: ({ phone }) => phone },
  company: { cell: ({ company }) => company },
  tags: {
    card: 'state',
    cell: ({ tags }) =>
      tags.length > 0 && (
        <span className="inline-flex flex-wrap gap-1">
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      ),
  },
  since: { cell: ({ since }) => <Day at={since} className="figures" /> },
  last: {
    card: 'when',
    cell: ({ lastOrderAt }) => lastOrderAt && <Day at={lastOrderAt} className="figures" />,
  },
  orders: { cell: ({ orders }) => orders },
  spent: { card: 'amount', cell: ({ spentCents }) => <Money amount={cents(spentCents)} /> },
}

export const customerTableColumns = (chosen: readonly CustomerColumn[]): ShownColumn<CustomerRow>[] =>
  chosenColumns(customerColumns, cells, chosen, 'name')
