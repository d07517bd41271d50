import { CircleCheck, CircleDot, CircleX } from 'lucide-react'
import { ListBeside, StateSearch } from '#app/admin/list-beside.tsx'
import { InTrayDrawing } from '#app/assets/in-tray-drawing.tsx'
import { useLiveRevalidation } from '#app/live.ts'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { type BulkQuoteState, quoteSubject } from '#domain/orders/bulk-quote-words.ts'
import { formatMoment } from '#domain/shop/shop-time.ts'
import type { ManualOrderCard } from '#server/manual-orders/index.ts'
import type { QuoteCard, StaffQuote } from '#server/quotes/index.ts'
import { OpenQuote } from './open-quote.tsx'

export type QuotesPageProps = {
  quotes: QuoteCard[]
  next: string | null
  search: { state?: BulkQuoteState; text?: string }
  open: StaffQuote | null
  /** What was made of the one that is open. */
  madeOrders: ManualOrderCard[]
  timeZone: string
}

/** Requests for bulk prices: the list, and beside it the one that is open, with its thread. */
export function QuotesPage({ quotes, next, search, open, madeOrders }: QuotesPageProps) {
  useLiveRevalidation(['quote.changed', 'manual-order.changed'])
  return (
    <div className="px-4 py-5 sm:px-6">
      <PageHeader
        title="Quote Requests"
        description="Who asked for a price for many or wrote on the contact page, and what we said."
      />
      <StateSearch label="Name or email" search={search} states={states} />
      {open === null ? (
        <EmptyState title="No requests" illustration={<InTrayDrawing />}>
          Whoever asks for a bulk price, or writes on the contact page, appears here.
        </EmptyState>
      ) : (
        <ListBeside
          label="Requests"
          name="quote"
          openId={open.id}
          rows={quotes.map(({ id, name, state, quantity, product, createdAt }) => ({
            id,
            title: name,
            badge: <QuoteBadge state={state} />,
            note: `${quoteSubject({ product, quantity })} · ${formatMoment(new Date(createdAt))}`,
          }))}
          next={next}
          olderLabel="Older requests"
        >
          <OpenQuote key={open.id} quote={open} madeOrders={madeOrders} />
        </ListBeside>
      )}
    </div>
  )
}

const states = [
  { value: '', label: 'All' },
  { value: 'new', label: 'New' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
]

const looks = {
  new: { tone: 'magenta', icon: CircleDot, word: 'New' },
  answered: { tone: 'green', icon: CircleCheck, word: 'Answered' },
  closed: { tone: 'neutral', icon: CircleX, word: 'Closed' },
} as const

function QuoteBadge({ state }: { state: BulkQuoteState }) {
  const { tone, icon, word } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}
