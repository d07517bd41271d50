import { Check } from 'lucide-react'
import { classes } from '#app/ui/classes.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'

type Step = { label: string; reachedBy: readonly OrderStatus[] }

/** Staff can set any status at any time, so whether a step counts as reached depends on the status, not on history. */
function stepsOf(delivery: DeliveryMethod): Step[] {
  const last: Step =
    delivery === 'pickup'
      ? { label: 'Ready for pickup', reachedBy: ['ready_for_pickup', 'completed'] }
      : { label: 'Shipped', reachedBy: ['shipped', 'completed'] }
  return [
    {
      label: 'Ordered',
      reachedBy: [
        'pending_review',
        'in_production',
        'ready_for_print',
        'ready_for_pickup',
        'shipped',
        'completed',
      ],
    },
    {
      label: 'In production',
      reachedBy: ['in_production', 'ready_for_print', 'ready_for_pickup', 'shipped', 'completed'],
    },
    { label: 'Printing', reachedBy: ['ready_for_print', 'ready_for_pickup', 'shipped', 'completed'] },
    last,
    { label: 'Completed', reachedBy: ['completed'] },
  ]
}

/** The order's progress as a strip; a cancelled order has none. */
export function OrderSteps({ status, delivery }: { status: OrderStatus; delivery: DeliveryMethod }) {
  if (status === 'cancelled') return null
  const steps = stepsOf(delivery)
  return (
    <ol className="grid grid-cols-5 gap-1.5 border-line border-b px-5 py-4">
      {steps.map((step) => {
        const isReached = step.reachedBy.includes(status)
        return (
          <li key={step.label} className="min-w-0">
            <span
              aria-hidden
              className={classes('block h-1.5 rounded-full', isReached ? 'bg-magenta' : 'bg-line')}
            />
            <span
              className={classes(
                'mt-1.5 flex items-center gap-1 text-xs max-sm:sr-only',
                isReached ? 'font-medium text-ink' : 'text-ink-faint',
              )}
            >
              {isReached && <Check aria-hidden className="size-3.5 shrink-0 text-magenta-ink" />}
              <span className="truncate">{step.label}</span>
              <span className="sr-only">{isReached ? '(done)' : '(not yet)'}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
