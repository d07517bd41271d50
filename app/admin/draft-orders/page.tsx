import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { callOperation } from '#app/operations/call-operation.ts'
import { ConflictView } from '#app/operations/conflict-view.tsx'
import { StateForm } from '#app/operations/state-form.tsx'
import { useArtworks } from '#app/studio/view/use-artworks.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { FieldErrors } from '#domain/cart/checkout.ts'
import { paymentLinkDays } from '#domain/orders/draft-order.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { BillButtons, type Call } from './bill-buttons.tsx'
import { BillList } from './bill-list.tsx'
import { ownErrors } from './call-words.ts'
import { type Choices, type Draft, toSend } from './draft-form.ts'
import { draftDifferences } from './draft-in-words.ts'
import { TakePaymentDialog } from './later-payment-dialog.ts'
import type { CustomerDesign } from './line-props.ts'
import { OrderParts } from './order-parts.tsx'
import { useDraftOrderCall } from './use-draft-order-call.ts'
import { useDraftTotals } from './use-draft-totals.ts'
import { usePickedPrints } from './use-picked-prints.ts'

export type DraftOrderPageProps = {
  /** The form's initial contents. */
  opened: Draft
  /** When it was last saved; undefined for a new one. */
  seen: Date | undefined
  /** Prints only as far as the lines used them when they were read. */
  choices: Choices
  /** The uploads it already has. */
  given: ArtworkView[]
  quoteName: string | null
}

/** An order written by staff: for whom, what, on which terms, and how it is paid. */
export function DraftOrderPage({ opened, given, quoteName, ...read }: DraftOrderPageProps) {
  const [draft, setDraft] = useState(opened)
  // A version read after a conflict has not been seen by anyone until it is shown.
  const [seen] = useState(read.seen)
  const { choices, onPrintFound } = usePickedPrints(read.choices)
  const [isTaking, setTaking] = useState(false)
  const totals = useDraftTotals(draft)
  const designs = useDesignsOf(draft.customerId)
  const artworks = useArtworks(given)
  const change = (changes: Partial<Draft>): void => setDraft((now) => ({ ...now, ...changes }))

  const call = useDraftOrderCall(setTaking)
  const { conflict } = call
  const errors = ownErrors(call.fieldErrors)
  const send = (operation: Call, more: Record<string, string> = {}): void => {
    const draftOrder = JSON.stringify({ ...toSend(draft), seen: conflict?.theirs.changedAt ?? seen })
    call.send(operation, { draftOrder, ...more }, { action: '/admin/orders/new' })
  }
  const lineTotals = new Map(
    totals?.ok ? totals.value.lines.map(({ id, totalCents }) => [id, totalCents]) : [],
  )
  const shown = totals?.ok === false ? { ...onlyOfLines(totals.fieldErrors, draft), ...errors } : errors
  const bill = totals?.ok ? totals.value : null
  const { isBusy } = call
  const operation = call.fetcher.formData?.get('operation')
  return (
    <div className="max-w-6xl px-4 py-5 sm:px-6">
      <PageHeader
        title={seen ? 'Draft order' : 'New order'}
        above={
          <Link to="/admin" className="inline-flex items-center gap-1.5">
            <ArrowLeft aria-hidden className="size-4" /> Orders
          </Link>
        }
        description={
          quoteName
            ? `Answers the bulk request of ${quoteName}.`
            : 'For a customer on the phone, by email, or at the counter.'
        }
      />
      {conflict && (
        <div className="mt-5">
          <ConflictView
            conflict={conflict}
            what={conflict.theirs.state === 'draft' ? 'this draft' : 'and billed this draft'}
            differences={draftDifferences(conflict.theirs.draft, draft, choices)}
          />
          {conflict.theirs.state !== 'draft' && (
            <p className="mt-2 text-sm">
              It can’t be changed anymore. <Link to={`/admin/orders/drafts/${draft.id}`}>Open the bill</Link>
            </p>
          )}
        </div>
      )}
      <StateForm
        of={call}
        label="Order"
        className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <OrderParts
          {...{ draft, shown, change, choices, designs, artworks, totals: lineTotals, bill, setDraft }}
          onPrintFound={onPrintFound}
        />
        <aside
          aria-label="Bill"
          className="rounded-lg border border-line bg-surface p-4 sm:p-5 lg:sticky lg:top-5"
        >
          <BillList totals={totals} draft={draft} />
          <BillButtons {...{ isBusy, operation, send, bill, setTaking, draft }} isKept={seen !== undefined} />
          <p className="mt-3 text-ink-muted text-xs">
            Customers can pay with the link for {paymentLinkDays} days, and it holds the stock that long. It
            becomes an order only once it’s paid.
          </p>
        </aside>
      </StateForm>
      <TakePaymentDialog
        totalCents={bill?.totalCents ?? 0}
        open={isTaking}
        onOpenChange={setTaking}
        isBusy={isBusy}
        errors={errors}
        onTake={(payment) => send('draft-orders.take-new', payment)}
      />
    </div>
  )
}

/** Missing fields are reported when a button is pressed; lines that cannot be sold, right away. */
const onlyOfLines = (errors: FieldErrors, { lines }: Draft): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => /^lines\.\d+$/.test(name) && lines.length > 0))

function useDesignsOf(customerId: string | null): CustomerDesign[] {
  const [found, setFound] = useState<{ of: string; designs: CustomerDesign[] } | null>(null)
  useEffect(() => {
    if (!customerId) return
    const leaving = new AbortController()
    void callOperation(
      'draft-orders.customer-designs',
      'GET /draft-orders/customers/{customer}/designs',
      { customer: customerId },
      leaving,
    )
      .then((called) => called.ok && setFound({ of: customerId, ...called.value }))
      .catch(() => {})
    return () => leaving.abort()
  }, [customerId])
  return found?.of === customerId ? found.designs : []
}
