import { OrderLink } from '#app/admin/order-link.tsx'
import { Day } from '#app/ui/moment-text.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { PaymentBadge, StatusBadge } from '#app/ui/status-badge.tsx'
import { cents } from '#domain/money/money.ts'
import type { Customer } from '#server/reports/index.ts'

type CustomerOrdersProps = { orders: Customer['ordersOf']; label: string; none: string }

/** Newest first; the number of further orders is shown below. */
export function CustomerOrders({ orders: { rows, count }, label, none }: CustomerOrdersProps) {
  if (rows.length === 0) return <p className="text-ink-muted">{none}</p>
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {rows.map((order) => (
          <li
            key={order.id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 sm:grid-cols-[7rem_6rem_minmax(0,1fr)_auto]"
          >
            <OrderLink orderId={order.id} className="figures font-semibold">
              {order.orderNumber}
            </OrderLink>
            <Day at={order.placedAt} className="figures text-ink-muted" />
            <span className="flex flex-wrap gap-1 max-sm:order-last max-sm:col-span-3">
              <StatusBadge status={order.status} />
              {order.paymentStatus !== 'paid' && <PaymentBadge status={order.paymentStatus} />}
            </span>
            <span className="figures text-right font-semibold">
              <Money amount={cents(order.totalCents)} />
            </span>
          </li>
        ))}
      </ul>
      {count > rows.length && (
        <p className="figures mt-2 text-ink-muted">
          The newest {rows.length} of {count.toLocaleString('en-US')}
        </p>
      )}
    </>
  )
}
