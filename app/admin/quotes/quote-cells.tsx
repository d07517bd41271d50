import { CircleCheck, CircleDot, CircleX } from 'lucide-react'
import { Link } from 'react-router'
import { type Cells, chosenColumns } from '#app/admin/lists/chosen-columns.ts'
import { rowLinkStyle, type ShownColumn } from '#app/admin/lists/list-table.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { type QuoteColumn, quoteColumns } from '#domain/lists/lists.ts'
import { type BulkQuoteState, quoteSubject } from '#domain/orders/bulk-quote-words.ts'
import { bulkQuoteStateNames } from '#domain/orders/quote-filters.ts'
import type { QuoteRow } from '#server/quotes/index.ts'

const cellsOf = (openId: string | null, to: (id: string) => string): Cells<QuoteColumn, QuoteRow> => ({
  name: {
    card: 'title',
    cell: ({ id, name, email }) => (
      <Link
        to={to(id)}
        preventScrollReset
        aria-current={id === openId ? 'true' : undefined}
        className={rowLinkStyle}
      >
        {name || email}
      </Link>
    ),
  },
  email: { cell: ({ email }) => email },
  phone: { cell: ({ phone }) => phone },
  product: {
    card: 'who',
    cell: (quote) => <span className="inline-block first-letter:uppercase">{quoteSubject(quote)}</span>,
  },
  state: { card: 'state', cell: ({ state }) => <QuoteBadge state={state} /> },
  asked: {
    card: 'when',
    cell: ({ createdAt }) => <Moment at={createdAt} className="figures" />,
  },
  quantity: { cell: ({ product, quantity }) => product !== 'question' && quantity.toLocaleString('en-US') },
})

/** `to` is the address of a request. */
export const quoteTableColumns = (
  chosen: readonly QuoteColumn[],
  openId: string | null,
  to: (id: string) => string,
): ShownColumn<QuoteRow>[] => chosenColumns(quoteColumns, cellsOf(openId, to), chosen, 'name')

const looks = {
  new: { tone: 'magenta', icon: CircleDot },
  answered: { tone: 'green', icon: CircleCheck },
  closed: { tone: 'neutral', icon: CircleX },
} as const

const QuoteBadge = ({ state }: { state: BulkQuoteState }) => (
  <Badge {...looks[state]}>{bulkQuoteStateNames[state]}</Badge>
)
