import { PackageOpen } from 'lucide-react'
import { Link } from 'react-router'
import { rowLinkStyle, type ShownColumn } from '#app/admin/lists/list-table.tsx'
import { useShopClock } from '#app/shop-clock.ts'
import { Badge } from '#app/ui/badge.tsx'
import { DueBadge } from '#app/ui/due-badge.tsx'
import { Day } from '#app/ui/moment-text.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { PaymentBadge, StatusBadge } from '#app/ui/status-badge.tsx'
import type { OrderColumn } from '#domain/lists/lists.ts'
import { cents } from '#domain/money/money.ts'
import { isDueShown } from '#domain/orders/due-date.ts'
import { deliveryName } from '#domain/shipping/delivery-speed.ts'
import { formatMoment } from '#domain/shop/shop-time.ts'
import type { ShownOrder } from './shown-order.ts'

type Look = Pick<ShownColumn<ShownOrder>, 'card' | 'cell'>

/** What the cells of a row need besides the order. */
type OrderCells = {
  openId: string | null
  /** The query string that links to an order keep. */
  search: string
  /** Payments have their own column. */
  hasPayment: boolean
}

const plain: Record<Exclude<OrderColumn, 'number' | 'status'>, Look> = {
  placed: {
    card: 'when',
    cell: ({ placedAt }) => <Placed at={placedAt} />,
  },
  customer: {
    card: 'who',
    cell: ({ contactName, customerId }) => (
      <>
        {contactName || 'Guest Customer'}
        {customerId === null && <span className="text-ink-faint"> · guest</span>}
      </>
    ),
  },
  email: { cell: ({ contactEmail }) => contactEmail },
  phone: { cell: ({ contactPhone }) => <span className="whitespace-nowrap">{contactPhone}</span> },
  company: { cell: ({ company }) => company },
  due: {
    card: 'due',
    cell: ({ leftOvers, ...order }) =>
      order.dueAt && isDueShown(order, leftOvers.length > 0) && <DueBadge dueAt={order.dueAt} />,
  },
  delivery: { cell: (order) => <span className="whitespace-nowrap">{deliveryName(order)}</span> },
  city: { cell: ({ city }) => city },
  pieces: { cell: ({ pieces }) => pieces },
  total: { card: 'amount', cell: ({ totalCents }) => <Money amount={cents(totalCents)} /> },
  payment: { card: 'payment', cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} /> },
}

function Placed({ at }: { at: Date }) {
  const { timeZone } = useShopClock()
  return (
    <span title={formatMoment(at, timeZone)}>
      <Day at={at} className="figures" />
    </span>
  )
}

/** For each column, what it shows of an order and where it goes on a card. */
export const orderCells = ({ openId, search, hasPayment }: OrderCells): Record<OrderColumn, Look> => ({
  number: {
    card: 'title',
    cell: ({ id, orderNumber }) => (
      <Link
        to={`/admin/orders/${id}${search}`}
        prefetch="intent"
        preventScrollReset
        aria-current={id === openId ? 'true' : undefined}
        className={rowLinkStyle}
      >
        {orderNumber}
      </Link>
    ),
  },
  status: {
    card: 'state',
    cell: ({ status, leftOvers, paymentStatus }) => (
      <span className="inline-flex flex-wrap gap-1">
        <StatusBadge status={status} />
        {leftOvers.length > 0 && (
          <Badge tone="yellow" icon={PackageOpen}>
            {leftOvers.length} not packed
          </Badge>
        )}
        {!hasPayment && paymentStatus !== 'paid' && <PaymentBadge status={paymentStatus} />}
      </span>
    ),
  },
  ...plain,
})
