import { useId } from 'react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { useShopClock } from '#app/shop-clock.ts'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { localTimeOf } from '#domain/local-time.ts'

type DueDialogProps = {
  order: { id: string; orderNumber: string; dueAt: Date | null }
  open: boolean
  onClose: () => void
}

export function DueDialog({ order, open, onClose }: DueDialogProps) {
  const { now, timeZone } = useShopClock()
  const form = useId()
  const call = useOperation<'orders.change-due-date'>({
    done: {
      'orders.change-due-date': { title: 'Due date changed', message: 'The history shows why.' },
    },
    failed(answer) {
      if (answer.reason === 'invalid') return null
      if (answer.reason === 'refused') return { title: answer.message }
      return { title: 'Someone else changed the due date', message: answer.message }
    },
    onDone: onClose,
  })
  const errors = call.fieldErrors
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Change when ${order.orderNumber} is due`}
      description="The customer sees the new day on the order."
      size="sm"
      footer={
        <>
          <CancelButton>Keep it</CancelButton>
          <OperationButton of={call} operation="orders.change-due-date" form={form} variant="primary">
            Change
          </OperationButton>
        </>
      }
    >
      <OperationForm of={call} id={form} className="grid gap-4">
        <input type="hidden" name="order" value={order.id} />
        <input type="hidden" name="seen" value={order.dueAt?.toISOString() ?? ''} />
        <TextField
          label="Due on"
          name="day"
          type="date"
          required
          defaultValue={localTimeOf(order.dueAt ?? now, timeZone).day}
          error={errors.day}
        />
        <TextField label="Reason" name="reason" required maxLength={300} error={errors.reason} />
      </OperationForm>
    </Dialog>
  )
}
