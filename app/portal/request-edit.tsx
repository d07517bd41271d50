import { MessageSquareText } from 'lucide-react'
import { useId, useState } from 'react'
import { leftEmpty } from '#app/operations/left-empty.ts'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { editRequestMessages, maxEditText } from '#domain/orders/edit-request.ts'

const { detailsMissing } = editRequestMessages

/** An item's button, and the dialog that collects what should be changed. */
export function RequestEdit({ itemId, itemName }: { itemId: string; itemName: string }) {
  const [isOpen, setOpen] = useState(false)
  const formId = useId()
  const call = useOperation<'edit-requests.create'>({
    done: { 'edit-requests.create': editRequestMessages.submitted },
    failed: (answer) =>
      answer.reason === 'invalid'
        ? { title: detailsMissing, options: { id: 'edit-details', duration: 4_000 } }
        : { title: editRequestMessages.submitFailed, message: answer.message },
    check: leftEmpty({ details: detailsMissing }),
    onDone: () => setOpen(false),
  })
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <MessageSquareText aria-hidden className="size-4" />
        Request Edit
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Request an edit"
        description={`What should we change on ${itemName}? We’ll look at it before we print.`}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <OperationButton of={call} operation="edit-requests.create" form={formId} variant="primary">
              Submit Request
            </OperationButton>
          </>
        }
      >
        <OperationForm of={call} id={formId}>
          <input type="hidden" name="item" value={itemId} />
          <TextArea
            label="Changes you need"
            name="details"
            rows={5}
            maxLength={maxEditText}
            error={call.fieldErrors.details}
            hint="For example: use the second logo, print the name 1 inch smaller."
          />
        </OperationForm>
      </Dialog>
    </>
  )
}
