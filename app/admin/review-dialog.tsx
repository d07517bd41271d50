import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { notify } from '#app/ui/toast.tsx'
import { editRequestMessages, maxEditText } from '#domain/edit-request.ts'
import type { EditRequestOutcome } from './edit-request-actions.ts'

export type ReviewDialogProps = {
  requestId: string
  decision: 'accept' | 'decline'
  open: boolean
  onOpenChange: (open: boolean) => void
}

const words = {
  accept: {
    title: 'Accept the edit request',
    label: 'Response to the customer',
    hint: 'Say what you will change. The customer is mailed your words.',
    button: 'Accept request',
    done: 'Edit request accepted',
  },
  decline: {
    title: 'Decline the edit request',
    label: 'Response to the customer',
    hint: 'Say why, and what the customer can do instead. They are mailed your words.',
    button: 'Decline request',
    done: 'Edit request declined',
  },
} as const

/** Accepting and declining both need a response (specification, back office section 5). */
export function ReviewDialog({ requestId, decision, open, onOpenChange }: ReviewDialogProps) {
  const fetcher = useFetcher<EditRequestOutcome>()
  const [error, setError] = useState<string | undefined>()
  const formId = useId()
  const { title, label, hint, button, done } = words[decision]

  const refuse = (): void => {
    setError(editRequestMessages.responseMissing)
    notify.error(editRequestMessages.responseMissing, undefined, { id: 'edit-response', duration: 4_000 })
  }
  const settle = useEffectEvent((outcome: EditRequestOutcome) => {
    if (!outcome.ok && outcome.status === 422) return refuse()
    onOpenChange(false)
    if (outcome.ok) notify.success(done)
    else notify.error(outcome.title, outcome.description)
  })
  useEffect(() => {
    if (fetcher.data) settle(fetcher.data)
  }, [fetcher.data])

  const check = (event: FormEvent<HTMLFormElement>): void => {
    const response = new FormData(event.currentTarget).get('response')
    setError(undefined)
    if (typeof response === 'string' && response.trim() !== '') return
    event.preventDefault()
    refuse()
    event.currentTarget.querySelector('textarea')?.focus()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant={decision === 'accept' ? 'primary' : 'danger'}
            isBusy={fetcher.state !== 'idle'}
          >
            {button}
          </Button>
        </>
      }
    >
      <fetcher.Form id={formId} method="post" action="/admin/edit-requests" noValidate onSubmit={check}>
        <input type="hidden" name="intent" value={`${decision}-edit`} />
        <input type="hidden" name="requestId" value={requestId} />
        <TextArea label={label} name="response" hint={hint} error={error} maxLength={maxEditText} />
      </fetcher.Form>
    </Dialog>
  )
}
