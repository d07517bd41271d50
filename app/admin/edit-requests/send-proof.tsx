import { useId } from 'react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import { maxEditText } from '#domain/orders/edit-request.ts'
import type { StudioProofPageProps } from './proof-page-props.ts'
import { noteMissing, proofWords } from './proof-words.ts'

type SendProofProps = StudioProofPageProps & {
  changed: PlacementDocument | null
  onClose: () => void
  onSent: () => void
}

export function SendProof({ requestId, details, changed, onClose, onSent }: SendProofProps) {
  const call = useOperation<'edit-requests.offer-proof'>({
    ...proofWords,
    check: noteMissing,
    onDone: onSent,
  })
  const formId = useId()
  return (
    <Dialog
      open={changed !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Show the customer"
      description={`They asked: “${details}”`}
      footer={
        <>
          <CancelButton>Keep working</CancelButton>
          <OperationButton of={call} operation="edit-requests.offer-proof" form={formId} variant="primary">
            Send the proof
          </OperationButton>
        </>
      }
    >
      <OperationForm of={call} id={formId} action="/admin/edit-requests">
        <input type="hidden" name="request" value={requestId} />
        <input type="hidden" name="document" value={changed ? JSON.stringify(changed) : ''} />
        <TextArea
          label="Note to the customer"
          name="note"
          error={call.fieldErrors.note}
          maxLength={maxEditText}
          hint="What you changed. The price stays the same."
        />
      </OperationForm>
    </Dialog>
  )
}
