import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { Select } from '#app/ui/select.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { notify } from '#app/ui/toast.tsx'
import { type OrderStatus, orderStatuses, orderStatusNames } from '#domain/order-status.ts'
import type { OrderActionOutcome } from './order-actions.ts'

const options = orderStatuses.map((value) => ({ value, label: orderStatusNames[value] }))

/** Any status can be chosen at any time; it is saved at once, and the toast takes it back. */
export function StatusControl({ status }: { status: OrderStatus }) {
  const fetcher = useFetcher<OrderActionOutcome>()
  const shown = (fetcher.formData?.get('status') as OrderStatus | null) ?? status
  const change = (next: string): void =>
    void fetcher.submit({ intent: 'status', status: next }, { method: 'post' })

  const tell = useEffectEvent((outcome: OrderActionOutcome) => {
    if (!outcome.ok) return notify.error(outcome.title, outcome.description)
    if (outcome.intent !== 'status' || outcome.from === outcome.to) return
    notify.success(`Status: ${orderStatusNames[outcome.to as OrderStatus]}`, undefined, {
      id: 'order-status',
      action: { label: 'Undo', onClick: () => change(outcome.from) },
    })
  })
  useEffect(() => {
    if (fetcher.data) tell(fetcher.data)
  }, [fetcher.data])

  return (
    <div className="flex items-end gap-3">
      <StatusBadge status={shown} className="mb-1.5" />
      <fetcher.Form method="post" className="w-48">
        <input type="hidden" name="intent" value="status" />
        <Select
          label="Order status"
          name="status"
          size="sm"
          options={options}
          value={shown}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </fetcher.Form>
    </div>
  )
}
