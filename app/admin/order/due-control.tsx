import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useEver } from '#app/ui/dialogs/use-ever.ts'
import { DueBadge } from '#app/ui/due-badge.tsx'
import { later } from '#app/ui/later.tsx'
import { isDueShown } from '#domain/orders/due-date.ts'
import type { StaffOrder } from '#server/orders/index.ts'

const DueDialog = later(() => import('./due-dialog.tsx').then((part) => part.DueDialog))

/** When the order is due, and the dialog that moves it with a reason for the history. */
export function DueControl({ order, hasLeftOvers }: { order: StaffOrder; hasLeftOvers: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useEver(isOpen)
  if (!order.dueAt && order.paymentStatus === 'unverified') return null
  return (
    <>
      {order.dueAt && isDueShown(order.status, hasLeftOvers) && <DueBadge dueAt={order.dueAt} />}
      <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)} className="-my-2">
        <CalendarClock aria-hidden className="size-4" /> Change due date
      </Button>
      {wasOpen && <DueDialog order={order} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
