import { ArrowLeft, HandCoins, Save, Send } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Link, useFetcher, useNavigate } from 'react-router'
import { useArtworks } from '#app/studio/use-artworks.ts'
import { Button } from '#app/ui/button.tsx'
import { Money } from '#app/ui/money.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SummaryList } from '#app/ui/summary-list.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { FieldErrors } from '#domain/checkout.ts'
import { paymentLinkDays } from '#domain/manual-order.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { CustomerFields } from './customer-fields.tsx'
import type { CustomerDesign } from './line-card.tsx'
import { LineList } from './line-list.tsx'
import { type Choices, type Draft, toSend } from './manual-draft.ts'
import type { ManualOrderAnswer } from './manual-order-actions.ts'
import { TakePaymentDialog } from './take-payment-dialog.tsx'
import { DeliveryTerms, OtherTerms } from './terms-fields.tsx'
import { useManualQuote } from './use-manual-quote.ts'

export type ManualOrderPageProps = {
  /** What the form begins with. */
  opened: Draft
  isKept: boolean
  choices: Choices
  /** The uploads that it holds already. */
  given: ArtworkView[]
  quoteName: string | null
}

/** An order that staff write: for whom, what, on which terms, and how it is paid. */
export function ManualOrderPage({ opened, isKept, choices, given, quoteName }: ManualOrderPageProps) {
  const [draft, setDraft] = useState(opened)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isTaking, setTaking] = useState(false)
  const fetcher = useFetcher<ManualOrderAnswer>()
  const navigate = useNavigate()
  const quote = useManualQuote(draft)
  const designs = useDesignsOf(draft.customerId)
  const artworks = useArtworks(given)
  const change = (changes: Partial<Draft>): void => setDraft((now) => ({ ...now, ...changes }))

  const settle = useEffectEvent((answer: ManualOrderAnswer) => {
    if (!answer.ok) {
      setErrors(answer.fieldErrors ?? {})
      const isOfPayment =
        answer.fieldErrors && ('method' in answer.fieldErrors || 'reference' in answer.fieldErrors)
      if (!isOfPayment) setTaking(false)
      return notify.error(answer.title, answer.description)
    }
    setErrors({})
    notify.success(answer.title, answer.description)
    if (answer.to) void navigate(answer.to)
  })
  // Not before the pages around have been read again: two navigations at once may leave the old page standing.
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data) settle(fetcher.data)
  }, [fetcher.state, fetcher.data])

  const send = (
    intent: 'save-draft' | 'send-link' | 'take-payment',
    more: Record<string, string> = {},
  ): void => {
    const manualOrder = JSON.stringify(toSend(draft))
    void fetcher.submit({ intent, manualOrder, ...more }, { method: 'post', action: '/admin/orders/new' })
  }
  const totals = new Map(
    quote?.ok
      ? quote.lines.map((line) => {
          const quantity = draft.lines.find(({ id }) => id === line.id)?.quantity ?? 0
          return [line.id, line.breakPrice * quantity + line.setupFee]
        })
      : [],
  )
  const shown = quote && !quote.ok ? { ...onlyOfLines(quote.fieldErrors, draft), ...errors } : errors
  const isBusy = fetcher.state !== 'idle'
  const intent = fetcher.formData?.get('intent')
  return (
    <div className="max-w-6xl px-4 py-5 sm:px-6">
      <PageHeader
        title={isKept ? 'Draft of an order' : 'New order'}
        above={
          <Link to="/admin" className="inline-flex items-center gap-1.5">
            <ArrowLeft aria-hidden className="size-4" /> Orders
          </Link>
        }
        description={
          quoteName
            ? `Answers the bulk request of ${quoteName}.`
            : 'For a customer on the phone, in a mail or at the counter.'
        }
      />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-5">
          <Part title="Customer">
            <CustomerFields draft={draft} errors={shown} onChange={change} />
          </Part>
          <Part title="What is sold">
            <LineList
              lines={draft.lines}
              manualOrderId={draft.id}
              {...{ choices, designs, artworks, totals }}
              errors={shown}
              warnings={quote?.ok ? quote.warnings : {}}
              onChange={(changeLines) => setDraft((now) => ({ ...now, lines: changeLines(now.lines) }))}
            />
          </Part>
          <Part title="Delivery">
            <DeliveryTerms draft={draft} errors={shown} onChange={change} />
          </Part>
          <Part title="Terms">
            <OtherTerms draft={draft} errors={shown} onChange={change} />
          </Part>
        </div>
        <aside
          aria-label="Bill"
          className="rounded-lg border border-line bg-surface p-4 sm:p-5 lg:sticky lg:top-5"
        >
          <h2 className="font-bold text-base">Bill</h2>
          <div aria-live="polite" className="mt-3">
            {quote?.ok ? (
              <SummaryList
                rows={[
                  { label: 'Subtotal', value: <Money amount={quote.quote.subtotal} /> },
                  ...(quote.quote.discount > 0
                    ? [{ label: 'Discount', value: <>−{<Money amount={quote.quote.discount} />}</> }]
                    : []),
                  { label: 'Shipping', value: <Money amount={quote.quote.shipping} zero="FREE" /> },
                  { label: 'Tax', value: <Money amount={quote.quote.tax} /> },
                ]}
                total={{ label: 'Total', value: <Money amount={quote.quote.total} /> }}
              />
            ) : (
              <p className="text-ink-muted">
                {draft.lines.length === 0 ? 'Add what is sold: its price shows here.' : 'Fill in each line.'}
              </p>
            )}
          </div>
          <div className="mt-5 grid gap-2.5">
            <Button
              variant="primary"
              isBusy={isBusy && intent === 'send-link'}
              onClick={() => send('send-link')}
            >
              <Send aria-hidden className="size-4" /> Send payment link
            </Button>
            <Button onClick={() => (quote?.ok ? setTaking(true) : send('send-link'))}>
              <HandCoins aria-hidden className="size-4" /> Paid at the counter
            </Button>
            <Button
              variant="quiet"
              isBusy={isBusy && intent === 'save-draft'}
              onClick={() => send('save-draft')}
            >
              <Save aria-hidden className="size-4" /> Keep as a draft
            </Button>
          </div>
          <p className="mt-3 text-ink-muted text-xs">
            The link can be paid for {paymentLinkDays} days, and holds the stock as long. Only what is paid
            becomes an order.
          </p>
        </aside>
      </div>
      <TakePaymentDialog
        totalCents={quote?.ok ? quote.quote.total : 0}
        open={isTaking}
        onOpenChange={setTaking}
        isBusy={isBusy}
        errors={errors}
        onTake={(payment) => send('take-payment', { payment: JSON.stringify(payment) })}
      />
    </div>
  )
}

/** What is not filled in yet is told when somebody presses a button; what cannot be sold, at once. */
const onlyOfLines = (errors: FieldErrors, { lines }: Draft): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => /^lines\.\d+$/.test(name) && lines.length > 0))

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 className="mb-4 font-bold text-base">{title}</h2>
      {children}
    </section>
  )
}

function useDesignsOf(customerId: string | null): CustomerDesign[] {
  const fetcher = useFetcher<{ designs: CustomerDesign[] }>()
  const load = useEffectEvent((id: string) => {
    void fetcher.load(`/admin/orders/new/people?customer=${id}`)
  })
  useEffect(() => {
    if (customerId) load(customerId)
  }, [customerId])
  return customerId ? (fetcher.data?.designs ?? []) : []
}
