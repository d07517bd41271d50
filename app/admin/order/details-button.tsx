import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { IfMay } from '#app/operations/if-may.tsx'
import { Button } from '#app/ui/button.tsx'
import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'
import type { StaffOrder } from '#server/orders/index.ts'

const DetailsDialog = laterDialog(() => import('./details-dialog.tsx').then((part) => part.DetailsDialog))

/** Lets staff change the order's contact, destination and notes. */
export function DetailsButton({ order }: { order: StaffOrder }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <IfMay operation="orders.edit-details">
      <Button size="sm" variant="quiet" className="-ml-3" onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden className="size-4" /> Edit contact, address and notes
      </Button>
      <DetailsDialog order={order} open={isOpen} onClose={() => setIsOpen(false)} />
    </IfMay>
  )
}
