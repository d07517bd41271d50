import { IfMay } from '#app/operations/if-may.tsx'
import {
  type CalledOperation,
  OperationButton,
  OperationForm,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { maxOrderMessage } from '#domain/orders/message-kinds.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import { useKeptText } from './use-kept-text.ts'

type MessageOperation = 'orders.write-note' | 'orders.write-to-customer' | 'orders.dismiss-messages'

/** A note for staff, or a message emailed to the customer. The text is kept until it is sent, per order. */
export function OrderComposer({ order, isWaiting }: { order: StaffOrder; isWaiting: boolean }) {
  const [text, setText] = useKeptText(`order-message:${order.id}`)
  const call = useOperation<MessageOperation>({
    done: {
      'orders.write-to-customer': { title: 'Message sent', message: `To ${order.contactEmail}` },
    },
    failed: (answer) => ({
      title: 'Nothing was sent',
      message: answer.reason === 'invalid' ? answer.fieldErrors.text : answer.message,
    }),
    onDone: (operation) => operation !== 'orders.dismiss-messages' && setText(''),
  })
  const sending = call.fetcher.formData?.get('operation')

  return (
    <IfMay operation="orders.write-note">
      <OperationForm of={call} data-leaves-freely className="grid gap-2">
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
        <ComposerButtons {...{ isWaiting, call, text, sending, order }} />
      </OperationForm>
    </IfMay>
  )
}

function ComposerButtons({
  isWaiting,
  call,
  text,
  sending,
  order,
}: {
  isWaiting: boolean
  call: CalledOperation<MessageOperation>
  text: string
  sending: FormDataEntryValue | null | undefined
  order: StaffOrder
}) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {isWaiting && (
        <OperationButton
          of={call}
          operation="orders.dismiss-messages"
          size="sm"
          variant="quiet"
          isBusy={false}
        >
          Needs no answer
        </OperationButton>
      )}
      <OperationButton
        of={call}
        operation="orders.write-note"
        size="sm"
        disabled={text.trim() === ''}
        isBusy={sending === 'orders.write-note'}
      >
        Add note
      </OperationButton>
      <OperationButton
        of={call}
        operation="orders.write-to-customer"
        size="sm"
        variant="primary"
        disabled={text.trim() === '' || order.contactEmail === ''}
        isBusy={sending === 'orders.write-to-customer'}
      >
        Send to customer
      </OperationButton>
    </div>
  )
}
