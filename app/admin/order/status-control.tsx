import { useRef, useState } from 'react'
import { PickupPrompt, ShippedPrompt } from '#app/admin/shipping/later-prompts.tsx'
import { useMayCall } from '#app/operations/if-may.tsx'
import { type CalledOperation, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { type OrderStatus, orderStatuses, orderStatusNames } from '#domain/orders/order-status.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { ShipmentView } from '#server/shipping/index.ts'

const options = orderStatuses.map((value) => ({ value, label: orderStatusNames[value] }))

export type StatusControlProps = {
  order: StaffOrder
  shipments: ShipmentView[]
  unpacked: UnpackedItem[]
  /** Asks whether to cancel the order, and what is refunded. */
  onCancel: () => void
}

/**
 * Any status can be chosen at any time; it is saved right away, and the toast offers an undo. Two of them ask whether
 * to email the customer (docs/spec-map.md B4), and Cancelled asks what is refunded if the person may refund.
 */
export function StatusControl({ order, shipments, unpacked, onCancel }: StatusControlProps) {
  const mayCall = useMayCall()
  const { status } = order
  const tracked = unpacked.filter(({ isTracked }) => isTracked)
  const [prompt, setPrompt] = useState<OrderStatus | null>(null)
  // An undo needs no prompt to tell the customer.
  const isUndo = useRef(false)
  const call: CalledOperation<'orders.set-status'> = useOperation<'orders.set-status'>({
    done: {
      'orders.set-status': ({ from, to }) =>
        from === to
          ? null
          : {
              title: `Status: ${orderStatusNames[to]}`,
              options: { id: 'order-status', action: { label: 'Undo', onClick: () => change(from, true) } },
            },
    },
    failed: 'Failed to update order status',
    onDone: (_operation, { from, to }) => from !== to && !isUndo.current && setPrompt(to),
  })
  const shown = (call.fetcher.formData?.get('to') as OrderStatus | null) ?? status
  const change = (to: string, isBack = false): void => {
    isUndo.current = isBack
    call.send('orders.set-status', { to })
  }

  const asked = { order, unpacked: tracked, onClose: () => setPrompt(null) }
  if (!mayCall('orders.set-status')) return <StatusBadge status={status} />
  return (
    <div>
      <OperationForm of={call} className="w-48">
        <input type="hidden" name="operation" value="orders.set-status" />
        <Select
          label="Order status"
          name="to"
          size="sm"
          options={options}
          value={shown}
          onChange={({ currentTarget: { value } }) =>
            value === 'cancelled' && mayCall('orders.cancel') ? onCancel() : change(value)
          }
        />
      </OperationForm>
      {prompt === 'ready_for_pickup' && <PickupPrompt {...asked} />}
      {prompt === 'shipped' && <ShippedPrompt {...asked} shipments={shipments} />}
    </div>
  )
}
