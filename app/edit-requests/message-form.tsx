import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { maxEditText } from '#domain/orders/edit-request.ts'

/** Adds a message to a request's thread; the text stays until it is sent. */
export type MessageFormProps = {
  action: string
  requestId: string
  /** Only a button until it is pressed: for lists with many of these forms. */
  isFolded?: boolean
}

export function MessageForm({ action, requestId, isFolded = false }: MessageFormProps) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(!isFolded)
  const call = useOperation<'edit-requests.write-message'>({
    failed: 'Your message couldn’t be sent',
    onDone: () => {
      setText('')
      setOpen(!isFolded)
    },
  })
  if (!isOpen)
    return (
      <div>
        <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
          <MessageSquareText aria-hidden className="size-4" />
          Write a message
        </Button>
      </div>
    )
  return (
    <OperationForm of={call} action={action} className="grid gap-2">
      <input type="hidden" name="request" value={requestId} />
      <TextArea
        label="Write a message"
        name="text"
        rows={2}
        maxLength={maxEditText}
        required
        error={call.fieldErrors.text}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <OperationButton
        of={call}
        operation="edit-requests.write-message"
        size="sm"
        className="justify-self-end"
      >
        Send message
      </OperationButton>
    </OperationForm>
  )
}
