import { Moment } from '#app/ui/moment-text.tsx'
import { orderStatusNames } from '#domain/orders/order-status.ts'
import type { CustomerOrder, TimelineEntry } from '#server/orders/index.ts'

/** When the order reached each status, newest first. */
export function OrderTimeline({ order, entries }: { order: CustomerOrder; entries: TimelineEntry[] }) {
  const steps = [
    { at: order.placedAt, words: 'Order placed' },
    ...entries.map(({ at, status }) => ({ at, words: wordOf(status) })),
  ].toReversed()
  return (
    <details className="group border-line border-t px-5 py-3">
      <summary className="cursor-pointer font-medium text-ink-muted text-sm hover:text-ink">
        Timeline, {steps.length} {steps.length === 1 ? 'entry' : 'entries'}
      </summary>
      <ol className="mt-3 grid gap-2.5 pb-1">
        {steps.map(({ at, words }, index) => (
          <li key={`${at.toISOString()}-${words}`} className="grid grid-cols-[0.5rem_minmax(0,1fr)] gap-3">
            <span
              aria-hidden
              className={`mt-2 size-2 rounded-full ${index === 0 ? 'bg-magenta' : 'bg-line-strong'}`}
            />
            <p className="text-sm">
              <span className={index === 0 ? 'font-semibold' : ''}>{words}</span>
              <Moment at={at} className="figures block text-ink-faint text-xs" />
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}

const wordOf = (status: string): string =>
  Object.entries(orderStatusNames).find(([known]) => known === status)?.[1] ?? status.replaceAll('_', ' ')
