import { Ban } from 'lucide-react'
import { IfMay } from '#app/operations/if-may.tsx'
import { Button } from '#app/ui/button.tsx'
import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'
import type { Holding } from '#domain/money/refund-way.ts'
import type { StaffOrder } from '#server/orders/index.ts'

const CancelDialog = laterDialog(() => import('./cancel-dialog.tsx').then((part) => part.CancelDialog))

type CancelOrderProps = {
  order: StaffOrder
  /** What of its payments can still go back. */
  holdings: readonly Holding[]
  /** Whether it is being asked about, which the list of statuses begins, too. */
  cancelling: [isOpen: boolean, setIsOpen: (isOpen: boolean) => void]
}

/** Cancels an order: why, and what goes back. */
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
