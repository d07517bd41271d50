import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { notify } from '#app/ui/toast.tsx'
import { maxOrderMessage } from '#domain/order-message.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { OrderActionOutcome } from '../order-actions.ts'

/** A note for staff, or a message that the customer is mailed. The text stays until it is sent. */
export function OrderComposer({ order, isWaiting }: { order: StaffOrder; isWaiting: boolean }) {
  const fetcher = useFetcher<OrderActionOutcome>()
  const [text, setText] = useState('')
  const settle = useEffectEvent((outcome: OrderActionOutcome) => {
    if (!outcome.ok) return notify.error(outcome.title, outcome.description)
    if (outcome.intent === 'write-message') notify.success('Message sent', `To ${order.contactEmail}`)
    if (outcome.intent !== 'dismiss-messages') setText('')
  })
  useEffect(() => {
    if (fetcher.data) settle(fetcher.data)
  }, [fetcher.data])
  const sending = fetcher.state === 'idle' ? null : fetcher.formData?.get('intent')

  return (
    <fetcher.Form method="post" className="grid gap-2">
      <TextArea
        label="Note or message"
        name="text"
        rows={3}
        maxLength={maxOrderMessage}
        hint={
          order.contactEmail
            ? `Notes stay in the shop. Messages go to ${order.contactEmail}.`
            : 'Notes stay in the shop. There is no email address to write to.'
        }
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {isWaiting && (
          <Button type="submit" name="intent" value="dismiss-messages" size="sm" variant="quiet">
            Needs no answer
          </Button>
        )}
        <Button
          type="submit"
          name="intent"
          value="write-note"
          size="sm"
          disabled={text.trim() === ''}
          isBusy={sending === 'write-note'}
        >
          Add note
        </Button>
        <Button
          type="submit"
          name="intent"
          value="write-message"
          size="sm"
          variant="primary"
          disabled={text.trim() === '' || order.contactEmail === ''}
          isBusy={sending === 'write-message'}
        >
          Send to customer
        </Button>
      </div>
    </fetcher.Form>
  )
}
