import { TriangleAlert } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { formatMoment } from '#domain/shop/shop-time.ts'
import type { ListedPayment } from '#server/payments/index.ts'
import { AttemptBadge } from './attempt-badge.tsx'

/** One payment of the list: whose, how much, where it stands, and whether somebody should look. */
export function PaymentRow({ payment, isOpen }: { payment: ListedPayment; isOpen: boolean }) {
  const { search } = useLocation()
  const open = payment.noted ? null : payment.difference
  const trouble = open ?? (payment.status === 'mismatch' ? payment.failureReason : null)
  return (
    <li className="border-line border-b">
      <Link
        to={`/admin/payments/${payment.attemptId}${search}`}
        prefetch="intent"
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className={classes(
          'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2',
          isOpen && 'bg-sunken shadow-[inset_3px_0_0_var(--color-magenta)]',
        )}
      >
        <span className="figures truncate font-semibold">
          {payment.order?.orderNumber ?? 'No order yet'}
          <span className="font-normal text-ink-muted"> · {payment.order?.contactName}</span>
        </span>
        <span className="figures justify-self-end font-semibold">
          {formatMoney(cents(payment.amountCents))}
        </span>
        <span className="text-ink-faint text-xs">
          <time dateTime={payment.createdAt.toISOString()}>{formatMoment(payment.createdAt)}</time> ·{' '}
          {payment.provider}
        </span>
        <AttemptBadge payment={payment} />
        {trouble && (
          <span className="col-span-2 flex items-start gap-1.5 text-xs text-yellow-ink">
            <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            {trouble}
          </span>
        )}
      </Link>
    </li>
  )
}
