import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { Select } from '#app/ui/select.tsx'
import { notify } from '#app/ui/toast.tsx'
import { type OrderStatus, orderStatuses, orderStatusNames } from '#domain/order-status.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { ShipmentView } from '#server/shipping/index.ts'
import type { OrderActionOutcome } from './order-actions.ts'
import { PickupPrompt, ShippedPrompt } from './shipping/status-prompts.tsx'

const options = orderStatuses.map((value) => ({ value, label: orderStatusNames[value] }))

export type StatusControlProps = { order: StaffOrder; shipments: ShipmentView[]; unpacked: UnpackedItem[] }

/**
 * Any status can be chosen at any time; it is saved at once, and the toast takes it back. Two of them ask whether the
 * customer is mailed (specification, back office section 4).
 */
export function StatusControl({ order, shipments, unpacked }: StatusControlProps) {
  const { status } = order
  const tracked = unpacked.filter(({ isTracked }) => isTracked)
  const [prompt, setPrompt] = useState<OrderStatus | null>(null)
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
    setPrompt(outcome.to as OrderStatus)
  })
  useEffect(() => {
    if (fetcher.data) tell(fetcher.data)
  }, [fetcher.data])

  return (
    <div>
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
      {prompt === 'ready_for_pickup' && (
        <PickupPrompt order={order} unpacked={tracked} onClose={() => setPrompt(null)} />
      )}
      {prompt === 'shipped' && (
        <ShippedPrompt
          order={order}
          unpacked={tracked}
          shipments={shipments}
          onClose={() => setPrompt(null)}
        />
      )}
    </div>
  )
}
