import { CircleCheck, CircleX } from 'lucide-react'
import { Link } from 'react-router'
import { PageTurner } from '#app/admin/lists/page-turner.tsx'
import { TextSearch } from '#app/admin/lists/text-search.tsx'
import { useMayOpen } from '#app/admin/use-may.ts'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Day } from '#app/ui/moment-text.tsx'
import type { EarlierOrderView } from '#server/earlier-orders/index.ts'

type EarlierOrdersPageProps = {
  orders: EarlierOrderView[]
  next: string | null
  text: string
  isFirst: boolean
}

/** Earlier orders: sales of the shop before this one, for reference. */
export function EarlierOrdersPage({ orders, next, text, isFirst }: EarlierOrdersPageProps) {
  const isAny = orders.length > 0 || text !== ''
  return (
    <div className="max-w-5xl px-4 py-5 sm:px-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-2xl">
          <h1 className="font-extrabold text-xl">Earlier orders</h1>
          <p className="mt-1 text-ink-muted">
            Sold by your previous shop, kept here to look up. They aren’t in any report, and nothing is made,
            charged, or shipped from them.
          </p>
        </div>
        {isAny && <TextSearch label="Number, name or email" text={text} />}
      </div>
      <div className="mt-5">
        {orders.length > 0 ? (
          <ul aria-label="Earlier orders" className="grid gap-3">
            {orders.map((order) => (
              <EarlierOrder key={order.id} order={order} />
            ))}
          </ul>
        ) : (
          <None isAny={isAny} />
        )}
      </div>
      <PageTurner next={next} isFirst={isFirst} text={text} />
    </div>
  )
}

function None({ isAny }: { isAny: boolean }) {
  const mayOpen = useMayOpen()
  if (isAny) return <EmptyState title="No earlier orders match">Try a shorter search.</EmptyState>
  return (
    <EmptyState title="No earlier orders yet">
      {mayOpen('/admin/moving-in') ? (
        <>
          Import a file of them under{' '}
          <Link to="/admin/moving-in" className="underline underline-offset-2">
            Moving in
          </Link>
          .
        </>
      ) : (
        'Anyone allowed to import files can bring them in.'
      )}
    </EmptyState>
  )
}

const statuses = {
  fulfilled: { tone: 'green', icon: CircleCheck, label: 'Fulfilled' },
  cancelled: { tone: 'neutral', icon: CircleX, label: 'Cancelled' },
} as const

function EarlierOrder({ order }: { order: EarlierOrderView }) {
  const { reference, status, placedAt, contactName, contactEmail, totalCents, currency } = order
  const { tone, icon, label } = statuses[status]
  return (
    <li className="rounded-lg border border-line bg-surface">
      <details>
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
          <span className="break-all font-semibold">{reference}</span>
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
          <span className="min-w-0 break-words text-ink-muted">
            {contactName || contactEmail || 'No name'} · <Day at={placedAt} />
          </span>
          <span className="figures ml-auto font-semibold">{inCurrency(totalCents, currency)}</span>
        </summary>
        <Details order={order} />
      </details>
    </li>
  )
}

function Details({ order }: { order: EarlierOrderView }) {
  const { lines, currency, contactEmail, contactPhone, shipTo, notes } = order
  const said = [contactEmail, contactPhone, shipTo].filter(Boolean)
  const sums = [
    ['Subtotal', order.subtotalCents],
    ['Discount', -order.discountCents],
    ['Shipping', order.shippingCents],
    ['Tax', order.taxCents],
    ['Refunded', -order.refundedCents],
  ] as const
  return (
    <div className="grid gap-4 border-line border-t px-4 py-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="grid content-start gap-3">
        <ul className="grid gap-1">
          {lines.map(({ text, quantity, unitPriceCents }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order may have the same line twice, and none moves.
            <li key={at} className="break-words">
              <span className="figures">{quantity} × </span>
              {text}
              <span className="figures text-ink-muted"> at {inCurrency(unitPriceCents, currency)}</span>
            </li>
          ))}
        </ul>
        {said.length > 0 && <p className="break-words text-ink-muted">{said.join(' · ')}</p>}
        {notes && <p className="whitespace-pre-line break-words text-ink-muted">{notes}</p>}
      </div>
      <dl className="figures grid content-start gap-1">
        {sums.map(([label, amount]) =>
          amount === 0 ? null : (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-ink-muted">{label}</dt>
              <dd>{inCurrency(amount, currency)}</dd>
            </div>
          ),
        )}
        <div className="flex justify-between gap-4 font-semibold">
          <dt>Total</dt>
          <dd>{inCurrency(order.totalCents, currency)}</dd>
        </div>
      </dl>
    </div>
  )
}

const inCurrency = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)
