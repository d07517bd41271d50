import { Pencil } from 'lucide-react'
import { lazy, useId, useState } from 'react'
import { OperationButton, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { StaffOrder } from '#server/orders/index.ts'

const DetailsForm = lazy(() => import('./details-form.tsx').then((part) => ({ default: part.DetailsForm })))

/** Whom the order is for, where it goes and its notes, changed by staff. */
export function DetailsDialog({ order }: { order: StaffOrder }) {
  const [isOpen, setIsOpen] = useState(false)
  const formId = useId()
  const call = useOperation<'orders.edit-details'>({
    done: {
      'orders.edit-details': ({ changed }) =>
        changed.length === 0
          ? { title: 'Nothing was different', isNews: true }
          : { title: 'Order changed', message: `Its timeline says what: ${changed.join(', ')}.` },
    },
    failed: 'The order was not changed',
    onDone: () => setIsOpen(false),
  })
  return (
    <>
      <Button size="sm" variant="quiet" className="-ml-3" onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden className="size-4" /> Edit contact, address and notes
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`Edit ${order.orderNumber}`}
        description="The customer’s account stays as it is: this is about this order alone."
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <OperationButton of={call} operation="orders.edit-details" form={formId} variant="primary">
              Save
            </OperationButton>
          </>
        }
      >
        <DetailsForm key={order.version} {...{ order, call, formId }} />
      </Dialog>
    </>
  )
}
