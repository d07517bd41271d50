import { Ban } from 'lucide-react'
import { IfMay } from '#app/operations/if-may.tsx'
import { Button } from '#app/ui/button.tsx'
import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'
import type { Holding } from '#domain/money/refund-way.ts'
import type { StaffOrder } from '#server/orders/index.ts'

const CancelDialog = laterDialog(() => import('./cancel-dialog.tsx').then((part) => part.CancelDialog))

type CancelOrderProps = {
  order: StaffOrder
  /** What can still be refunded of its payments. */
  holdings: readonly Holding[]
  /** Whether the dialog is open, which the status list can open too. */
  cancelling: [isOpen: boolean, setIsOpen: (isOpen: boolean) => void]
}

/** Cancels an order: why, and what is refunded. */
export function CancelOrder({ order, holdings, cancelling }: CancelOrderProps) {
  const [isOpen, setIsOpen] = cancelling
  if (order.status === 'cancelled') return null
  return (
    <IfMay operation="orders.cancel">
      <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
        <Ban aria-hidden className="size-4" />
        Cancel order…
      </Button>
      <CancelDialog order={order} holdings={holdings} open={isOpen} onClose={() => setIsOpen(false)} />
    </IfMay>
  )
}
