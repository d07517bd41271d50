import { Undo2 } from 'lucide-react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { formatLocalDay, isLocalDay } from '#domain/local-time.ts'
import { type OrderStatus, orderStatusNames } from '#domain/orders/order-status.ts'
import type { OrderHistoryEntry } from '#server/orders/index.ts'

/** Who changed what, when, and why. */
export function HistoryLine({ entry, mayUndo }: { entry: OrderHistoryEntry; mayUndo: boolean }) {
  return (
    <div>
      <p>
        <span className="text-ink-muted">{kindNames[entry.kind]}: </span>
        {entry.from && <>{wordOf(entry.from)} → </>}
        <span className="font-semibold">{wordOf(entry.to)}</span>
      </p>
      <p className="text-ink-faint text-xs">
        <Moment at={entry.at} /> · {entry.actorName}
        {entry.note && ` · ${entry.note}`}
      </p>
      {mayUndo && <UndoStatus entry={entry} />}
    </div>
  )
}

/** Undoes the last status change from its entry in the history. */
function UndoStatus({ entry: { from, to } }: { entry: OrderHistoryEntry }) {
  const call = useOperation<'orders.set-status'>({ failed: 'Failed to update order status' })
  if (from === null || !Object.hasOwn(orderStatusNames, from)) return null
  return (
    <OperationForm of={call} className="mt-1">
      <input type="hidden" name="to" value={from} />
      <input type="hidden" name="expected" value={to} />
      <OperationButton of={call} operation="orders.set-status" size="sm" variant="quiet" className="-ml-3">
        <Undo2 aria-hidden className="size-4" />
        Set back to {wordOf(from)}
      </OperationButton>
    </OperationForm>
  )
}

const kindNames: Record<OrderHistoryEntry['kind'], string> = {
  status: 'Status',
  payment: 'Payment',
  stock: 'Stock',
  discount: 'Discount',
  edit_request: 'Edit request',
  design: 'Design',
  due: 'Due date',
  change: 'Order',
  production: 'Production',
  parcel: 'Parcel',
}

function wordOf(value: string): string {
  if (Object.hasOwn(orderStatusNames, value)) return orderStatusNames[value as OrderStatus]
  return isLocalDay(value) ? formatLocalDay(value) : value.replaceAll('_', ' ')
}
