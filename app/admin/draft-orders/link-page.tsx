import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { OpenLinkButton } from '#app/admin/open-link.tsx'
import { BillCard } from '#app/pay/bill-card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { StaffDraftOrder } from '#server/draft-orders/index.ts'
import { DraftOrderBadge } from './draft-order-badge.tsx'
import { OpenLink } from './open-link.tsx'

/** A sent invoice: its link, its state, and what can still be done about it. */
export function LinkPage({ draftOrder, address }: { draftOrder: StaffDraftOrder; address: string }) {
  const { state, bill, contactName, contactEmail, order, quoteId } = draftOrder
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
            <DraftOrderBadge {...draftOrder} /> <span className="min-w-0 break-all">{contactEmail}</span>
          </span>
        }
        actions={
          <>
            {order && <LinkButton to={`/admin/orders/${order.id}`}>Order {order.orderNumber}</LinkButton>}
            {quoteId && <OpenLinkButton to={`/admin/quotes?quote=${quoteId}`}>Quote request</OpenLinkButton>}
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
          {state === 'sent' && <OpenLink draftOrder={draftOrder} address={address} />}
          <section aria-label="What happened" className="rounded-lg border border-line bg-surface p-4 sm:p-5">
            <h2 className="mb-3 font-bold text-base">What happened</h2>
            <Moments draftOrder={draftOrder} />
          </section>
        </div>
      </div>
    </div>
  )
}

function Moments({ draftOrder }: { draftOrder: StaffDraftOrder }) {
  const { createdByName, sentAt, sentCount, seenAt, expiresAt, endedAt, state } = draftOrder
  const ends = { paid: 'Paid', expired: 'Expired', cancelled: 'Cancelled' } as const
  const moments: [string, Date | null][] = [
    [sentCount > 1 ? `Last sent (${sentCount} times in all)` : 'Sent', sentAt],
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
                <Moment at={at} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
