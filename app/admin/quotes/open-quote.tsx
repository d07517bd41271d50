import { Mail, NotebookPen, Send, ShoppingBag } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { DraftOrderBadge, draftOrderAddress } from '#app/admin/draft-orders/draft-order-badge.tsx'
import { OpenLinkButton } from '#app/admin/open-link.tsx'
import { IfMay } from '#app/operations/if-may.tsx'
import {
  type CalledOperation,
  OperationButton,
  OperationForm,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import { quoteSubject } from '#domain/orders/bulk-quote-words.ts'
import type { DraftOrderCard } from '#server/draft-orders/index.ts'
import type { QuoteMessage, StaffQuote } from '#server/quotes/index.ts'

const failed = 'Nothing was changed'

export type OpenQuoteProps = {
  quote: StaffQuote
  /** The draft orders made from it. */
  madeOrders: DraftOrderCard[]
}

/** One request: what was asked, the conversation, and the two ways to add to it. */
export function OpenQuote({ quote, madeOrders }: OpenQuoteProps) {
  const moving = useOperation<'quotes.set-state'>({ done: { 'quotes.set-state': 'Request moved' }, failed })
  const isClosed = quote.state === 'closed'
  return (
    <article aria-label={quote.name} className="min-w-0 rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-start justify-between gap-3 border-line border-b p-4">
        <div className="min-w-0">
          <h2 className="font-bold text-base">
            {quote.product === 'question'
              ? `A question from ${quote.name}`
              : `${quoteSubject(quote)} for ${quote.name}`}
          </h2>
          <p className="break-words text-ink-muted">
            <a href={`mailto:${quote.email}`} className="hover:underline">
              {quote.email}
            </a>
            {quote.phone && (
              <>
                {' · '}
                <a href={`tel:${quote.phone}`} className="hover:underline">
                  {quote.phone}
                </a>
              </>
            )}
            {' · '}
            <Moment at={quote.createdAt} />
          </p>
        </div>
        <RequestTools quote={quote} moving={moving} isClosed={isClosed} />
      </header>
      {madeOrders.length > 0 && <MadeOrders madeOrders={madeOrders} />}
      {quote.details.length > 0 && (
        <dl className="grid gap-x-6 gap-y-2 border-line border-b p-4 sm:grid-cols-2">
          {quote.details.map(({ label, value }) => (
            <div key={label} className="min-w-0">
              <dt className="text-ink-muted text-xs">{label}</dt>
              <dd className="whitespace-pre-line break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Thread messages={quote.messages} />
      <div className="grid gap-5 p-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Writer quoteId={quote.id} operation="quotes.answer" />
        <Writer quoteId={quote.id} operation="quotes.note" />
      </div>
    </article>
  )
}

function RequestTools({
  quote,
  moving,
  isClosed,
}: {
  quote: StaffQuote
  moving: CalledOperation<'quotes.set-state'>
  isClosed: boolean
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {quote.product !== 'question' && (
        <OpenLinkButton to={`/admin/orders/new?quote=${quote.id}`} size="sm">
          <ShoppingBag className="size-4" aria-hidden />
          Turn it into an order
        </OpenLinkButton>
      )}
      <OperationForm of={moving}>
        <input type="hidden" name="quote" value={quote.id} />
        <input type="hidden" name="from" value={quote.state} />
        <input type="hidden" name="to" value={isClosed ? 'answered' : 'closed'} />
        <OperationButton of={moving} operation="quotes.set-state" size="sm">
          {isClosed ? 'Open again' : 'Close request'}
        </OperationButton>
      </OperationForm>
    </div>
  )
}

/** The orders that staff made from the request, each with its state. */
function MadeOrders({ madeOrders }: { madeOrders: DraftOrderCard[] }) {
  return (
    <ul aria-label="Orders made from it" className="grid gap-2 border-line border-b p-4">
      {madeOrders.map((one) => (
        <li key={one.id}>
          <Link
            to={draftOrderAddress(one)}
            className="inline-flex max-w-full flex-wrap items-center gap-2 break-all"
          >
            <DraftOrderBadge {...one} />
            {one.totalCents === null ? 'Order' : `Order of ${formatMoney(cents(one.totalCents))}`} by{' '}
            {one.createdByName}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Thread({ messages }: { messages: QuoteMessage[] }) {
  if (messages.length === 0) return null
  return (
    <ol aria-label="Thread" className="grid gap-3 border-line border-b p-4">
      {messages.map(({ id, kind, at, authorName, text }) => {
        const Icon = kind === 'answer' ? Mail : NotebookPen
        return (
          <li key={id} className={`rounded-md p-3 ${kind === 'answer' ? 'bg-cyan-wash' : 'bg-yellow-wash'}`}>
            <p className="flex flex-wrap items-center gap-1.5 text-ink-muted text-xs">
              <Icon className="size-3.5" aria-hidden />
              {kind === 'answer' ? 'Mailed' : 'Note'} by {authorName} · <Moment at={at} />
            </p>
            <p className="mt-1 whitespace-pre-line break-words">{text}</p>
          </li>
        )
      })}
    </ol>
  )
}

const words = {
  'quotes.answer': {
    label: 'Answer by email',
    hint: 'Sent as an email from the shop; replies go to your contact address',
    button: 'Send answer',
    done: 'The answer is on its way',
  },
  'quotes.note': {
    ...{ label: 'Note', hint: 'Only staff see it', button: 'Add note' },
    done: 'Note added',
  },
} as const

function Writer({ quoteId, operation }: { quoteId: string; operation: 'quotes.answer' | 'quotes.note' }) {
  const form = useRef<HTMLFormElement>(null)
  const isAnswer = operation === 'quotes.answer'
  const { label, hint, button, done } = words[operation]
  const call = useOperation<typeof operation>({
    ...{ done: { [operation]: done }, failed },
    onDone: () => form.current?.reset(),
  })
  const Icon = isAnswer ? Send : NotebookPen
  return (
    <IfMay operation={operation}>
      <OperationForm of={call} ref={form} className="grid content-start gap-3">
        <input type="hidden" name="quote" value={quoteId} />
        <TextArea
          label={label}
          hint={hint}
          name="text"
          rows={isAnswer ? 6 : 3}
          maxLength={5_000}
          error={call.fieldErrors.text}
        />
        <OperationButton
          of={call}
          operation={operation}
          variant={isAnswer ? 'primary' : 'secondary'}
          className="justify-self-start"
        >
          <Icon className="size-4" aria-hidden />
          {button}
        </OperationButton>
      </OperationForm>
    </IfMay>
  )
}
