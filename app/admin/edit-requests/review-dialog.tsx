import { useId } from 'react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { editRequestMessages, maxEditText } from '#domain/orders/edit-request.ts'

const { responseMissing } = editRequestMessages

export type ReviewDialogProps = {
  requestId: string
  decision: 'approved' | 'declined'
  open: boolean
  onOpenChange: (open: boolean) => void
}

const words = {
  approved: {
    title: 'Accept the edit request',
    label: 'Response to the customer',
    hint: 'Say what you’ll change. The customer gets your message by email.',
    button: 'Accept request',
    done: 'Edit request accepted',
  },
  declined: {
    title: 'Decline the edit request',
    label: 'Response to the customer',
    hint: 'Say why, and what the customer can do instead. They get your message by email.',
    button: 'Decline request',
    done: 'Edit request declined',
  },
} as const

/** Accepting and declining both need a response (docs/spec-map.md B5). */
export function ReviewDialog({ requestId, decision, open, onOpenChange }: ReviewDialogProps) {
  const formId = useId()
  const { title, label, hint, button, done } = words[decision]
  const close = (): void => onOpenChange(false)
  const call = useOperation<'edit-requests.review'>({
    done: { 'edit-requests.review': done },
    failed: (answer) =>
      answer.reason === 'invalid'
        ? { title: responseMissing, options: { id: 'edit-response', duration: 4_000 } }
        : { title: editRequestMessages.updateFailed, message: answer.message },
    check: (form): FieldErrors =>
      String(form.get('response')).trim() === '' ? { response: responseMissing } : {},
    onDone: close,
    onFailed: ({ reason }) => reason !== 'invalid' && close(),
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          <CancelButton />
          <OperationButton
            of={call}
            operation="edit-requests.review"
            form={formId}
            variant={decision === 'approved' ? 'primary' : 'danger'}
          >
            {button}
          </OperationButton>
        </>
      }
    >
      <OperationForm of={call} id={formId} action="/admin/edit-requests">
        <input type="hidden" name="decision" value={decision} />
        <input type="hidden" name="request" value={requestId} />
        <TextArea
          label={label}
          name="response"
          hint={hint}
          error={call.fieldErrors.response}
          maxLength={maxEditText}
        />
      </OperationForm>
    </Dialog>
  )
}
