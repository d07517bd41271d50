import { type CalledOperation, OperationForm } from '#app/operations/operation-form.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { StaffOrder } from '#server/orders/index.ts'

/** Why an order is cancelled, and what goes back. */
export function CancelForm({
  call,
  formId,
  cancelId,
  leftCents,
  order,
}: {
  call: CalledOperation<'orders.cancel'>
  formId: string
  cancelId: string
  leftCents: number
  order: StaffOrder
}) {
  return (
    <OperationForm of={call} id={formId} noValidate className="grid gap-4">
      <input type="hidden" name="cancelId" value={cancelId} />
      <TextArea
        label="Reason"
        name="reason"
        rows={3}
        maxLength={500}
        error={call.fieldErrors.reason}
        hint="It stands in the timeline, and in the mail if the customer is told."
      />
      {leftCents > 0 && (
        <Checkbox
          label={`Give back ${formatMoney(cents(leftCents))}, everything that is left of the payment`}
          name="refund"
          defaultChecked
        />
      )}
      <Checkbox label="Put the goods back on the shelf" name="returnStock" defaultChecked />
      {order.contactEmail && (
        <Checkbox label={`Mail the reason to ${order.contactEmail}`} name="tellCustomer" defaultChecked />
      )}
    </OperationForm>
  )
}
