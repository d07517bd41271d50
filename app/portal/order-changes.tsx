import { LinkButton } from '#app/ui/link-button.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { OrderChangeView } from '#server/order-changes/index.ts'
import type { CustomerOrder } from '#server/orders/index.ts'

/** What the shop changed in the order, and what is left to pay; nothing if it was not changed. */
export function OrderChanges({ order, changes }: { order: CustomerOrder; changes: OrderChangeView[] }) {
  if (changes.length === 0) return null
  const told = changes.filter(({ words, state }) => words.length > 0 || state === 'settled')
  const payPath = changes.find((change) => change.payPath !== null)?.payPath
  return (
    <section aria-label={`Changes to ${order.orderNumber}`} className="border-line border-t px-5 py-4">
      <h3 className="font-semibold">Changed by the shop</h3>
      <ol className="mt-2 grid gap-2.5">
        {told.map(({ id, at, words, totalCents }) => (
          <li key={id} className="text-sm">
            <span>{words.length > 0 ? words.join(' · ') : 'The open balance was settled'}</span>
            <span className="figures block text-ink-faint text-xs">
              <Moment at={at} /> · total {formatMoney(cents(totalCents))}
            </span>
          </li>
        ))}
      </ol>
      {(order.status === 'cancelled' ? order.openCents < 0 : order.openCents !== 0) && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-md bg-yellow-wash px-4 py-3 text-yellow-ink">
          <p className="font-semibold">{openWords(order.openCents)}</p>
          {payPath && (
            <LinkButton size="sm" variant="primary" to={payPath}>
              Pay {formatMoney(cents(order.openCents))}
            </LinkButton>
          )}
        </div>
      )}
    </section>
  )
}

function openWords(openCents: number): string {
  const amount = formatMoney(cents(Math.abs(openCents)))
  return openCents > 0 ? `${amount} left to pay` : `We owe you ${amount}`
}
