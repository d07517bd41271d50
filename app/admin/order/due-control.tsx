import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'
import { DueBadge } from '#app/ui/due-badge.tsx'
import { isDueShown } from '#domain/orders/due-date.ts'
import type { StaffOrder } from '#server/orders/index.ts'

const DueDialog = laterDialog(() => import('./due-dialog.tsx').then((part) => part.DueDialog))

/** The order's due date, and the dialog that moves it with a reason for the history. */
export function DueControl({ order, hasLeftOvers }: { order: StaffOrder; hasLeftOvers: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!order.dueAt && order.paymentStatus === 'unverified') return null
  return (
    <>
      {order.dueAt && isDueShown(order, hasLeftOvers) && <DueBadge dueAt={order.dueAt} />}
      <PermittedButton
        operation="orders.change-due-date"
        size="sm"
        variant="quiet"
        onClick={() => setIsOpen(true)}
        className="-my-2"
      >
        <CalendarClock aria-hidden className="size-4" /> Change due date
      </PermittedButton>
      <DueDialog order={order} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
