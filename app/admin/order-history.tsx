import { type OrderStatus, orderStatusNames } from '#domain/order-status.ts'
import { formatMoment } from '#domain/shop-time.ts'
import type { OrderHistoryEntry } from '#server/orders/index.ts'

/** Newest first: who changed what, when, and why. */
export function OrderHistory({ entries }: { entries: OrderHistoryEntry[] }) {
  return (
    <ol className="grid gap-3">
      {entries.toReversed().map((entry) => (
        <li key={entry.id} className="grid grid-cols-[0.5rem_minmax(0,1fr)] gap-3">
          <span aria-hidden className="mt-2 size-2 rounded-full bg-line-strong" />
          <div>
            <p>
              <span className="text-ink-muted">{kindNames[entry.kind]}: </span>
              {entry.from && <>{wordOf(entry.from)} → </>}
              <span className="font-semibold">{wordOf(entry.to)}</span>
            </p>
            <p className="text-ink-faint text-xs">
              <time dateTime={entry.at.toISOString()}>{formatMoment(entry.at)}</time> · {entry.actorName}
              {entry.note && ` · ${entry.note}`}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const kindNames: Record<OrderHistoryEntry['kind'], string> = {
  status: 'Status',
  payment: 'Payment',
  stock: 'Stock',
  discount: 'Discount',
  edit_request: 'Edit request',
  design: 'Design',
}

const wordOf = (value: string): string =>
  Object.hasOwn(orderStatusNames, value) ? orderStatusNames[value as OrderStatus] : value.replaceAll('_', ' ')
