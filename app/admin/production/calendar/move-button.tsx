import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { DueDialog } from '#app/admin/order/due-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { PlannedOrder } from '#server/production/index.ts'

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
      {isOpen && <DueDialog order={{ ...order, id: order.orderId }} open onClose={() => setOpen(false)} />}
    </>
  )
}
