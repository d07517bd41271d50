import { Mail, NotebookPen, Send, ShoppingBag } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { ManualBadge, manualOrderAddress } from '#app/admin/manual-orders/manual-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { notify } from '#app/ui/toast.tsx'
import { bulkQuoteNames } from '#domain/bulk-quote-words.ts'
import { cents, formatMoney } from '#domain/money.ts'
import { formatMoment } from '#domain/shop-time.ts'
import { table } from '#domain/table.ts'
import type { ManualOrderCard } from '#server/manual-orders/index.ts'
import type { QuoteMessage, StaffQuote } from '#server/quotes/index.ts'

type Answer = { ok: true; intent: string } | { ok: false; message: string }

/** One request: what was asked, what was said, and the two ways to add to it. */
export function OpenQuote({ quote, madeOrders }: { quote: StaffQuote; madeOrders: ManualOrderCard[] }) {
  const stateFetcher = useFetcher<Answer>()
  const isClosed = quote.state === 'closed'
  useTold(stateFetcher.data, () => {})
  return (
    <article aria-label={quote.name} className="min-w-0 rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-start justify-between gap-3 border-line border-b p-4">
        <div className="min-w-0">
          <h2 className="font-bold text-base">
            {quote.quantity.toLocaleString('en-US')} {bulkQuoteNames[quote.product].many} for {quote.name}
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
            {formatMoment(new Date(quote.createdAt))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={`/admin/orders/new?quote=${quote.id}`} size="sm">
            <ShoppingBag className="size-4" aria-hidden />
            Make an order of it
          </LinkButton>
          <stateFetcher.Form method="post">
            <input type="hidden" name="quoteId" value={quote.id} />
            <input type="hidden" name="from" value={quote.state} />
            <input type="hidden" name="to" value={isClosed ? 'answered' : 'closed'} />
            <Button
              type="submit"
              name="intent"
              value="state"
              size="sm"
              isBusy={stateFetcher.state !== 'idle'}
            >
              {isClosed ? 'Open again' : 'Close request'}
            </Button>
          </stateFetcher.Form>
        </div>
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
        <Writer quoteId={quote.id} intent="answer" />
        <Writer quoteId={quote.id} intent="note" />
      </div>
    </article>
  )
}

/** The orders that staff made of the request, each with how far it is. */
function MadeOrders({ madeOrders }: { madeOrders: ManualOrderCard[] }) {
  return (
    <ul aria-label="Orders made of it" className="grid gap-2 border-line border-b p-4">
      {madeOrders.map((one) => (
        <li key={one.id}>
          <Link
            to={manualOrderAddress(one)}
            className="inline-flex max-w-full flex-wrap items-center gap-2 break-all"
          >
            <ManualBadge {...one} />
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
              {kind === 'answer' ? 'Mailed' : 'Note'} by {authorName} · {formatMoment(new Date(at))}
            </p>
            <p className="mt-1 whitespace-pre-line break-words">{text}</p>
          </li>
        )
      })}
    </ol>
  )
}

const words = {
  answer: {
    label: 'Answer by mail',
    hint: 'In the shop’s own mail; an answer to it comes to your contact address',
    button: 'Send answer',
  },
  note: { label: 'Note', hint: 'Only staff read it', button: 'Keep note' },
} as const

function Writer({ quoteId, intent }: { quoteId: string; intent: 'answer' | 'note' }) {
  const fetcher = useFetcher<Answer>()
  const form = useRef<HTMLFormElement>(null)
  useTold(fetcher.data, () => form.current?.reset())
  const { label, hint, button } = words[intent]
  const Icon = intent === 'answer' ? Send : NotebookPen
  return (
    <fetcher.Form ref={form} method="post" className="grid content-start gap-3">
      <input type="hidden" name="quoteId" value={quoteId} />
      <TextArea label={label} hint={hint} name="text" rows={intent === 'answer' ? 6 : 3} maxLength={5_000} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={intent === 'answer' ? 'primary' : 'secondary'}
        isBusy={fetcher.state !== 'idle'}
        className="justify-self-start"
      >
        <Icon className="size-4" aria-hidden />
        {button}
      </Button>
    </fetcher.Form>
  )
}

const told = table<string>({
  answer: 'The answer is on its way',
  note: 'Note kept',
  state: 'Request moved',
})

function useTold(answer: Answer | undefined, onDone: () => void): void {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (!answer) return
    if (!answer.ok) return notify.error('Nothing was changed', answer.message)
    notify.success(told[answer.intent] ?? 'Saved')
    done()
  }, [answer])
}
