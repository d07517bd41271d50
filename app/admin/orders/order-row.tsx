import { Image, PackageOpen } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { classes } from '#app/ui/classes.ts'
import { DueBadge } from '#app/ui/due-badge.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Money } from '#app/ui/money.tsx'
import { PaymentBadge, StatusBadge } from '#app/ui/status-badge.tsx'
import { cents } from '#domain/money/money.ts'
import { isDueShown } from '#domain/orders/due-date.ts'
import { formatDay, formatMoment } from '#domain/shop/shop-time.ts'
import type { StaffOrderSummary } from '#server/orders/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'

export type OrderRowProps = {
  order: StaffOrderSummary
  /** It is called finished, and this of it is not packed. */
  leftOvers: readonly UnpackedItem[]
  isOpen: boolean
  isChosen: boolean
  onToggle: () => void
}

/** One order as a card of the list: who, what it looks like, how much, where it stands. */
export function OrderRow({ order, leftOvers, isOpen, isChosen, onToggle }: OrderRowProps) {
  const { search } = useLocation()
  const pictures = order.items.flatMap((item) => (item.imageUrl ? [item.imageUrl] : []))
  return (
    <li
      data-order={order.id}
      className={classes(
        'flex items-center border-line border-b pl-4 hover:bg-sunken',
        isOpen && 'bg-sunken shadow-[inset_3px_0_0_var(--color-magenta)]',
        isChosen && 'bg-magenta-wash',
      )}
    >
      <Checkbox
        label={`Choose ${order.orderNumber}`}
        isLabelHidden
        checked={isChosen}
        onChange={onToggle}
        className="-ml-2 p-2"
      />
      <Link
        to={`/admin/orders/${order.id}${search}`}
        prefetch="intent"
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className="grid min-w-0 grow grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-3 py-3 pr-4 pl-1.5 focus-visible:-outline-offset-2"
      >
        <OrderPicture pictures={pictures} order={order} />
        <span className="min-w-0">
          <span className="figures block font-semibold">{order.orderNumber}</span>
          <span className="block truncate text-ink-muted">
            {order.contactName || 'Guest Customer'}
            {order.customerId === null && ' · guest'}
          </span>
          <time dateTime={order.placedAt.toISOString()} className="figures block text-ink-faint text-xs">
            <span className="sm:hidden">{formatDay(order.placedAt)}</span>
            <span className="max-sm:hidden">{formatMoment(order.placedAt)}</span>
          </time>
        </span>
        <span className="flex flex-col items-end gap-1.5">
          <Money amount={cents(order.totalCents)} className="font-semibold" />
          <StatusBadge status={order.status} />
          {leftOvers.length > 0 && (
            <Badge tone="yellow" icon={PackageOpen}>
              {leftOvers.length} not packed
            </Badge>
          )}
          {order.dueAt && isDueShown(order.status, leftOvers.length > 0) && <DueBadge dueAt={order.dueAt} />}
          {order.paymentStatus !== 'paid' && <PaymentBadge status={order.paymentStatus} />}
        </span>
      </Link>
    </li>
  )
}

function OrderPicture({ pictures, order }: { pictures: string[]; order: StaffOrderSummary }) {
  return (
    <span className="relative flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-xs border border-film-line bg-film">
      {pictures[0] ? (
        <img src={pictures[0]} alt="" loading="lazy" className="max-h-full max-w-full p-1" />
      ) : (
        <Image aria-hidden className="size-5 text-ink-faint" />
      )}
      {order.items.length > 1 && (
        <span className="figures absolute right-0 bottom-0 rounded-tl-xs bg-press px-1 text-on-press text-xs">
          +{order.items.length - 1}
        </span>
      )}
    </span>
  )
}
