import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { newKey } from '#app/checkout/new-key.ts'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { isRefundFailed } from '#domain/money/refund-rules.ts'
import { type Holding, howItGoesBack } from '#domain/money/refund-way.ts'
import type { StaffOrder } from '#server/orders/index.ts'

type CancelDialogProps = {
  order: StaffOrder
  /** What can still be refunded of its payments. */
  holdings: readonly Holding[]
  open: boolean
  onClose: () => void
}

/** Why an order is cancelled, and what is refunded. */
export function CancelDialog({ order, holdings, open, onClose }: CancelDialogProps) {
  const leftCents = holdings.reduce((sum, holding) => sum + holding.leftCents, 0)
  const { formId, cancelId, call } = useCancellation(onClose)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Cancel ${order.orderNumber}`}
      description="Nothing more is made or shipped for it. Void its labels first, if it has any."
      footer={
        <>
          <CancelButton>Keep the order</CancelButton>
          <OperationButton of={call} operation="orders.cancel" form={formId} variant="danger">
            Cancel the order
          </OperationButton>
        </>
      }
    >
      <OperationForm of={call} id={formId} className="grid gap-4">
        <input type="hidden" name="cancelId" value={cancelId} />
        <TextArea
          label="Reason"
          name="reason"
          rows={3}
          maxLength={500}
          error={call.fieldErrors.reason}
          hint="It appears in the timeline, and in the email if you tell the customer."
        />
        {leftCents > 0 && (
          <Checkbox
            label={`Refund ${formatMoney(cents(leftCents))}, everything left of the payment`}
            hint={howItGoesBack(holdings, leftCents)}
            name="refund"
            defaultChecked
          />
        )}
        <Checkbox label="Put the goods back on the shelf" name="returnStock" defaultChecked />
        {order.contactEmail && (
          <Checkbox label={`Email the reason to ${order.contactEmail}`} name="tellCustomer" defaultChecked />
        )}
      </OperationForm>
    </Dialog>
  )
}

function useCancellation(onDone: () => void) {
  const formId = useId()
  const { revalidate } = useRevalidator()
  const [cancelId, setCancelId] = useState(newKey)
  const call = useOperation<'orders.cancel'>({
    done: {
      'orders.cancel': {
        title: 'Order cancelled',
        message: 'The timeline shows why. You can set the status back there.',
      },
    },
    failed: (answer) =>
      answer.reason === 'invalid' ? null : { title: 'The order was not cancelled', message: answer.message },
    // Runs before anyone is asked to prove who they are.
    check: (form): FieldErrors =>
      String(form.get('reason')).trim() === '' ? { reason: 'Say why the order is cancelled' } : {},
    onDone() {
      onDone()
      setCancelId(newKey())
    },
    onFailed(answer) {
      // Repeated under the old key it would stay refused.
      if (isRefundFailed(answer)) setCancelId(newKey())
      // The rest of the payment, and whether there is anything to cancel, may have changed by now.
      void revalidate()
    },
  })
  return { formId, cancelId, call }
}
