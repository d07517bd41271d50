import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'
import type { PlannedOrder } from '#server/production/index.ts'

const DueDialog = laterDialog(() => import('#app/admin/order/due-dialog.tsx').then((part) => part.DueDialog))

/** Where dragging is not available, as on a phone: asks for the day. */
export function MoveButton({ order, className }: { order: PlannedOrder; className?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        isSquare
        variant="quiet"
        className={className}
        aria-label={`Change when ${order.orderNumber} is due`}
        onClick={() => setOpen(true)}
      >
        <CalendarClock aria-hidden />
      </Button>
      <DueDialog order={{ ...order, id: order.orderId }} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
