import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { OpenLinkButton } from '#app/admin/open-link.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { SummaryList } from '#app/ui/summary-list.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { PaymentDetail } from '#server/payments/index.ts'
import { AttemptBadge } from './attempt-badge.tsx'
import { Reconciliation } from './reconciliation.tsx'

/** One payment in full: reconciliation, the provider's notices, refunds. */
export function PaymentPage({ payment }: { payment: PaymentDetail }) {
  const { search } = useLocation()
  return (
    <article aria-labelledby="payment-title" className="max-w-4xl px-4 py-5 sm:px-6">
      <PaymentHead search={search} payment={payment} />

      {payment.amountCents > 0 ? (
        <Reconciliation payment={payment} />
      ) : (
        <Panel title="Nothing to pay" className="mt-5">
          <p className="text-ink-muted">The total was $0, so the provider wasn’t contacted.</p>
        </Panel>
      )}

      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <PaymentFacts payment={payment} />
        <PaymentRefunds payment={payment} />
      </div>

      <ProviderEvents payment={payment} />
    </article>
  )
}

function ProviderEvents({ payment }: { payment: PaymentDetail }) {
  return (
    <Panel title="What the provider reported" className="mt-4">
      {payment.events.length === 0 ? (
        <p className="text-ink-muted">
          No event has arrived. The shop checks on its own, so the payment is settled anyway.
        </p>
      ) : (
        <ol className="grid gap-2">
          {payment.events.map((event) => (
            <li key={event.id} className="flex flex-wrap justify-between gap-x-4">
              <span>
                {event.kind}{' '}
                <code className="break-all text-ink-faint text-xs">{event.eventId.slice(0, 40)}</code>
              </span>
              <span className="figures text-ink-muted text-xs">
                <Moment at={event.receivedAt} /> · {event.processedAt ? 'processed' : 'waiting'}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

function PaymentRefunds({ payment }: { payment: PaymentDetail }) {
  return (
    <Panel title="Refunds">
      {payment.refunds.length === 0 ? (
        <p className="text-ink-muted">Nothing has been refunded. Refunds are made from the order.</p>
      ) : (
        <ul className="grid gap-2">
          {payment.refunds.map((refund) => (
            <li key={refund.refundId} className="flex justify-between gap-3">
              <span className="min-w-0">
                {refund.reason}
                <span className="block text-ink-faint text-xs">
                  {refund.status} · <Moment at={refund.createdAt} />
                </span>
              </span>
              <span className="figures shrink-0 whitespace-nowrap">
                −{formatMoney(cents(refund.amountCents))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function PaymentFacts({ payment }: { payment: PaymentDetail }) {
  return (
    <Panel title="Payment">
      <SummaryList
        rows={[
          { label: 'Provider', value: payment.provider },
          { label: 'Begun', value: <Moment at={payment.createdAt} /> },
          { label: 'Page closes', value: <Moment at={payment.expiresAt} /> },
          {
            label: 'Settled',
            value: payment.settledAt ? <Moment at={payment.settledAt} /> : 'not yet',
            note: payment.settledBy ? `by ${callers[payment.settledBy]}` : undefined,
          },
          ...(payment.nextCheckAt
            ? [{ label: 'Next check', value: <Moment at={payment.nextCheckAt} /> }]
            : []),
        ]}
      />
      <p className="mt-3 border-line border-t pt-3 text-ink-muted text-xs">
        Ours: <code className="break-all">{payment.attemptId}</code>
        <br />
        {payment.provider}: <code className="break-all">{payment.reference ?? 'no reference yet'}</code>
      </p>
    </Panel>
  )
}

function PaymentHead({ search, payment }: { search: string; payment: PaymentDetail }) {
  return (
    <>
      <Link
        to={`/admin/payments${search}`}
        className="mb-3 inline-flex items-center gap-1.5 text-ink-muted xl:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" /> All payments
      </Link>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id="payment-title" className="figures font-bold text-xl">
            {formatMoney(cents(payment.amountCents))}
            <span className="font-normal text-ink-muted">
              {' '}
              for {payment.order?.orderNumber ?? 'no order yet'}
            </span>
          </h2>
          <p className="mt-1 text-ink-muted">
            {payment.order?.contactName}, {payment.customerEmail}
          </p>
          <p className="mt-2">
            <AttemptBadge payment={payment} />
          </p>
        </div>
        {payment.order?.orderNumber && (
          <OpenLinkButton to={`/admin/orders/${payment.orderId}`} size="sm">
            Open order
          </OpenLinkButton>
        )}
      </header>
    </>
  )
}

const callers: Record<NonNullable<PaymentDetail['settledBy']>, string> = {
  return: 'the shopper’s return',
  webhook: 'an event from the provider',
  sweeper: 'the shop’s own check',
  check: 'a reconciliation',
  staff: 'staff confirmation',
  checkout: 'the checkout itself',
}

function Panel({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={`rounded-lg border border-line bg-surface p-4 ${className ?? ''}`}>
      <h3 className="mb-3 font-semibold">{title}</h3>
      {children}
    </section>
  )
}
