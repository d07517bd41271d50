import { MessageSquareText } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { notify } from '#app/ui/toast.tsx'
import { editRequestMessages, maxEditText } from '#domain/edit-request.ts'
import type { PortalOutcome } from './portal-actions.ts'

/** The control of an item, and the dialog that collects what should be changed. */
export function RequestEdit({ itemId, itemName }: { itemId: string; itemName: string }) {
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const fetcher = useFetcher<PortalOutcome>()
  const formId = useId()

  const settle = useEffectEvent((outcome: PortalOutcome) => {
    if (outcome.ok) {
      setOpen(false)
      notify.success(editRequestMessages.submitted)
    } else if (outcome.status === 422) refuse()
    else notify.error(outcome.title, outcome.description)
  })
  useEffect(() => {
    if (fetcher.data) settle(fetcher.data)
  }, [fetcher.data])

  const refuse = (): void => {
    setError(editRequestMessages.detailsMissing)
    notify.error(editRequestMessages.detailsMissing, undefined, { id: 'edit-details', duration: 4_000 })
  }
  const check = (event: FormEvent<HTMLFormElement>): void => {
    const details = new FormData(event.currentTarget).get('details')
    setError(undefined)
    if (typeof details === 'string' && details.trim() !== '') return
    event.preventDefault()
    refuse()
    event.currentTarget.querySelector('textarea')?.focus()
  }
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
        description={`What should we change on ${itemName}? We look at it before we print.`}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" form={formId} variant="primary" isBusy={fetcher.state !== 'idle'}>
              Submit Request
            </Button>
          </>
        }
      >
        <fetcher.Form id={formId} method="post" action="/customer-portal" noValidate onSubmit={check}>
          <input type="hidden" name="intent" value="request-edit" />
          <input type="hidden" name="itemId" value={itemId} />
          <TextArea
            label="Changes you need"
            name="details"
            rows={5}
            maxLength={maxEditText}
            error={error}
            hint="For example: use the second logo, print the name 1 inch smaller."
          />
        </fetcher.Form>
      </Dialog>
    </>
  )
}
