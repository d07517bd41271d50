import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useOperation } from '#app/operations/operation-form.tsx'
import { BillCard } from '#app/pay/bill-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { AlertDialog } from '#app/ui/dialogs/alert-dialog.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { formatMoment } from '#domain/shop/shop-time.ts'
import type { StaffManualOrder } from '#server/manual-orders/index.ts'
import { failedWords, orderAddress, paidWords } from './call-words.ts'
import { type Call, LinkTools } from './link-tools.tsx'
import { ManualBadge } from './manual-badge.tsx'
import { TakePaymentDialog } from './take-payment-dialog.tsx'

/** A bill that was sent: its link, how far it is, and what can still be done about it. */
export function LinkPage({ manualOrder, address }: { manualOrder: StaffManualOrder; address: string }) {
  const { state, bill, contactName, contactEmail, order, quoteId } = manualOrder
  return (
    <div className="max-w-4xl px-4 py-5 sm:px-6">
      <PageHeader
        title={<span className="break-words">{contactName || contactEmail}</span>}
        above={
          <Link to="/admin" className="inline-flex items-center gap-1.5">
            <ArrowLeft aria-hidden className="size-4" /> Orders
          </Link>
        }
        description={
          <span className="flex flex-wrap items-center gap-2">
            <ManualBadge {...manualOrder} /> <span className="min-w-0 break-all">{contactEmail}</span>
          </span>
        }
        actions={
          <>
            {order && <LinkButton to={`/admin/orders/${order.id}`}>Order {order.orderNumber}</LinkButton>}
            {quoteId && <LinkButton to={`/admin/quotes?quote=${quoteId}`}>Quote request</LinkButton>}
          </>
        }
      />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <section aria-label="Bill" className="rounded-lg border border-line bg-surface p-4 sm:p-5">
          <h2 className="mb-4 font-bold text-base">Bill</h2>
          {bill ? (
            <BillCard bill={bill} />
          ) : (
            <p className="text-ink-muted">It was discarded before it was sent.</p>
          )}
          {bill?.notes && <p className="mt-4 whitespace-pre-line text-ink-muted">{bill.notes}</p>}
        </section>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          {state === 'sent' && <OpenLink manualOrder={manualOrder} address={address} />}
          <section aria-label="What happened" className="rounded-lg border border-line bg-surface p-4 sm:p-5">
            <h2 className="mb-3 font-bold text-base">What happened</h2>
            <Moments manualOrder={manualOrder} />
          </section>
        </div>
      </div>
    </div>
  )
}

function OpenLink({ manualOrder, address }: { manualOrder: StaffManualOrder; address: string }) {
  const [isTaking, setTaking] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const call = useLinkCall(setTaking, setCancelling)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address)
      notify.success('Link copied')
    } catch {
      notify.error('The link was not copied', 'Choose it in the field and copy it by hand.')
    }
  }
  const { isBusy } = call
  return (
    <section aria-label="Payment link" className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <TextField
        label="Payment link"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        hint="Whoever has it sees the bill and can pay it"
      />
      <LinkTools {...{ copy, isBusy, call, manualOrder, setTaking, setCancelling }} />
      <TakePaymentDialog
        totalCents={manualOrder.totalCents ?? 0}
        open={isTaking}
        onOpenChange={setTaking}
        isBusy={isBusy}
        errors={call.fieldErrors}
        onTake={(payment) => call.send('manual-orders.take-for-link', payment)}
      />
      <AlertDialog
        open={isCancelling}
        onOpenChange={setCancelling}
        title="Cancel this payment link?"
        description="Its page says so from then on, nobody can pay it, and what it holds of stock is free."
        actions={
          <>
            <Button onClick={() => setCancelling(false)}>Keep it</Button>
            <Button variant="danger" isBusy={isBusy} onClick={() => call.send('manual-orders.cancel')}>
              Cancel the link
            </Button>
          </>
        }
      />
    </section>
  )
}

function useLinkCall(setTaking: (value: boolean) => void, setCancelling: (value: boolean) => void) {
  return useOperation<Call>({
    done: {
      'manual-orders.send-again': 'Payment link sent again',
      'manual-orders.cancel': 'Link cancelled',
      'manual-orders.take-for-link': paidWords,
    },
    failed: failedWords,
    leadsTo: { 'manual-orders.take-for-link': orderAddress },
    onDone: () => {
      setTaking(false)
      setCancelling(false)
    },
  })
}

function Moments({ manualOrder }: { manualOrder: StaffManualOrder }) {
  const { createdByName, sentAt, sentCount, seenAt, expiresAt, endedAt, state } = manualOrder
  const ends = { paid: 'Paid', expired: 'Its time was over', cancelled: 'Cancelled' } as const
  const moments: [string, Date | null][] = [
    [sentCount > 1 ? `Sent last, ${sentCount} times in all` : 'Sent', sentAt],
    ['Seen by the customer', seenAt],
    ...(state === 'sent'
      ? [['Can be paid until', expiresAt] as [string, Date | null]]
      : state !== 'draft'
        ? [[ends[state], endedAt] as [string, Date | null]]
        : []),
  ]
  return (
    <dl className="grid gap-2.5">
      <div>
        <dt className="text-ink-muted text-xs">Written by</dt>
        <dd className="break-all">{createdByName}</dd>
      </div>
      {moments.map(
        ([label, at]) =>
          at && (
            <div key={label}>
              <dt className="text-ink-muted text-xs">{label}</dt>
              <dd>
                <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
