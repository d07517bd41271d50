import { Ban } from 'lucide-react'
import { lazy, useId, useState } from 'react'
import { newKey } from '#app/checkout/new-key.ts'
import { OperationButton, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { StaffOrder } from '#server/orders/index.ts'

const CancelForm = lazy(() => import('./cancel-form.tsx').then((part) => ({ default: part.CancelForm })))

type CancelOrderProps = {
  order: StaffOrder
  leftCents: number
  /** Whether it is being asked about, which the list of statuses begins, too. */
  cancelling: [isOpen: boolean, setIsOpen: (isOpen: boolean) => void]
}

/** Cancels an order: why, and what goes back. `leftCents` is what of its payment can still go back. */
export function CancelOrder({ order, leftCents, cancelling }: CancelOrderProps) {
  const formId = useId()
  const [isOpen, setIsOpen] = cancelling
  const [cancelId, setCancelId] = useState(newKey)
  const call = useOperation<'orders.cancel'>({
    done: {
      'orders.cancel': {
        title: 'Order cancelled',
        message: 'The timeline says why. The status can be set back there.',
      },
    },
    failed: (answer) =>
      answer.reason === 'invalid' ? null : { title: 'The order was not cancelled', message: answer.message },
    // Before anybody is asked to prove who they are.
    check: (form): FieldErrors =>
      String(form.get('reason')).trim() === '' ? { reason: 'Say why the order is cancelled' } : {},
    onDone() {
      setIsOpen(false)
      setCancelId(newKey())
    },
  })
  if (order.status === 'cancelled') return null

  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
        <Ban aria-hidden className="size-4" />
        Cancel order…
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`Cancel ${order.orderNumber}`}
        description="Nothing more is made or shipped for it. Void its labels first, if it has any."
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Keep the order</Button>
            <OperationButton of={call} operation="orders.cancel" form={formId} variant="danger">
              Cancel the order
            </OperationButton>
          </>
        }
      >
        <CancelForm {...{ call, formId, cancelId, leftCents, order }} />
      </Dialog>
    </>
  )
}
