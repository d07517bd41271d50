import { FileText } from 'lucide-react'
import type { ComponentProps } from 'react'
import { refundableOf } from '#app/admin/payments/refund-parts.ts'
import { RefundSection } from '#app/admin/payments/refund-section.tsx'
import { later } from '#app/ui/later.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { counterMethods } from '#domain/money/counter-methods.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { CounterPaymentView } from '#domain/orders/draft-order.ts'
import type { StaffOrderChange } from '#server/order-changes/index.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { OrderPayment, RefundView } from '#server/payments/index.ts'
import { CancelOrder } from './order-cancellation.tsx'

const fetchWaiting = () => import('./waiting-money.tsx')
const ChangesPanel = later(async () => (await fetchWaiting()).ChangesPanel)
const Unverified = later(async () => (await fetchWaiting()).Unverified)

/** A change left an amount to be paid or refunded; a cancelled order asks for nothing. */
const isOpen = ({ openCents, status }: StaffOrder): boolean =>
  status === 'cancelled' ? openCents < 0 : openCents !== 0

/** The attempts of an order, and the release of one whose payment could not be verified (docs/decisions.md 5). */
export function PaymentPanel({
  order,
  attempts,
  refunds,
  taken,
  cancelling,
  changes,
}: {
  order: StaffOrder
  attempts: OrderPayment[]
  refunds: RefundView[]
  taken: CounterPaymentView | null
  cancelling: ComponentProps<typeof CancelOrder>['cancelling']
  changes: StaffOrderChange[]
}) {
  return (
    <>
      {order.paymentStatus === 'unverified' && <Unverified />}
      {isOpen(order) && <ChangesPanel order={order} changes={changes} />}
      <ul className="mt-4 grid gap-2 border-line border-t pt-3 text-ink-muted text-xs">
        {attempts.map((attempt) => (
          <li key={attempt.attemptId} className="flex justify-between gap-3">
            <span>
              {attempt.provider} · {attempt.status}
              {attempt.failureReason && ` · ${attempt.failureReason}`}
              <br />
              <Moment at={attempt.createdAt} />
            </span>
            <span className="figures text-right">
              {formatMoney(cents(attempt.reportedCents ?? attempt.capturedCents))}
              <br />
              of {formatMoney(cents(attempt.amountCents))}
            </span>
          </li>
        ))}
      </ul>
      {taken && (
        <p className="mt-3 break-words text-ink-muted text-xs">
          {counterMethods[taken.method]}
          {taken.reference && ` · ${taken.reference}`} · taken by {taken.takenByName}
        </p>
      )}
      <RefundSection order={order} attempts={attempts} refunds={refunds} />
      <div className="-ml-3 mt-2">
        <LinkButton size="sm" variant="quiet" to={`/files/invoices/${order.id}`} reloadDocument>
          <FileText aria-hidden className="size-4" />
          Invoice
        </LinkButton>
        <CancelOrder
          order={order}
          holdings={refundableOf(order, attempts, refunds).holdings}
          cancelling={cancelling}
        />
      </div>
    </>
  )
}
