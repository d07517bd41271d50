import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import {
  type CalledOperation,
  OperationButton,
  OperationForm,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { maxOrderMessage } from '#domain/orders/message-kinds.ts'
import type { CustomerMessageView, CustomerOrder } from '#server/orders/index.ts'

/** What the shop wrote about the order, and a way to write back. */
export function OrderConversation({
  order,
  messages,
}: {
  order: CustomerOrder
  messages: CustomerMessageView[]
}) {
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const call = useOperation<'orders.write-to-shop'>({
    done: { 'orders.write-to-shop': { title: 'Sent', message: 'We’ll reply by email and here.' } },
    failed: 'Your message couldn’t be sent',
    onDone: () => {
      setText('')
      setIsOpen(false)
    },
  })

  return (
    <section
      aria-label={`Messages about ${order.orderNumber}`}
      className="grid gap-3 border-line border-t px-5 py-3"
    >
      {messages.length > 0 && <MessageList messages={messages} />}
      {isOpen ? (
        <WriteForm {...{ call, order, text, setText, setIsOpen }} />
      ) : (
        <div className="-ml-2.5">
          <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
            <MessageSquareText aria-hidden className="size-4" />
            {messages.length > 0 ? 'Answer' : 'Write to the shop'}
          </Button>
        </div>
      )}
    </section>
  )
}

function WriteForm({
  call,
  order,
  text,
  setText,
  setIsOpen,
}: {
  call: CalledOperation<'orders.write-to-shop'>
  order: CustomerOrder
  text: string
  setText: (value: string) => void
  setIsOpen: (value: boolean) => void
}) {
  return (
    <OperationForm of={call} className="grid gap-2">
      <input type="hidden" name="order" value={order.id} />
      <TextArea
        label={`Your message about ${order.orderNumber}`}
        name="text"
        rows={3}
        required
        error={call.fieldErrors.text}
        maxLength={maxOrderMessage}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="quiet" onClick={() => setIsOpen(false)}>
          Cancel
        </Button>
        <OperationButton of={call} operation="orders.write-to-shop" size="sm" variant="primary">
          Send message
        </OperationButton>
      </div>
    </OperationForm>
  )
}

function MessageList({ messages }: { messages: CustomerMessageView[] }) {
  return (
    <ol className="grid gap-3 pt-1">
      {messages.map((message) => {
        const isOwn = message.author === 'customer'
        return (
          <li
            key={message.id}
            className={classes(
              'max-w-[92%] rounded-md border px-3.5 py-2.5 text-sm sm:max-w-[80%]',
              isOwn ? 'justify-self-end border-line bg-sunken' : 'border-line-strong bg-raised',
            )}
          >
            <p className="mb-1 text-ink-muted text-xs">
              <span className="font-semibold text-ink">{isOwn ? 'You' : 'The shop'}</span> ·{' '}
              <Moment at={message.at} />
            </p>
            <p className="whitespace-pre-wrap break-words">{message.text}</p>
          </li>
        )
      })}
    </ol>
  )
}
