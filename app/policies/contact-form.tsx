import { CircleCheck } from 'lucide-react'
import { leftEmpty } from '#app/operations/left-empty.ts'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { detailPrefix } from '#app/quotes/read-quote-form.ts'
import { Card } from '#app/ui/card.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'

/** Messages from here arrive beside the bulk quote requests, where staff answer by email. */
export function ContactForm() {
  const call = useOperation<'quotes.request'>({
    failed: 'Your message was not sent',
    check: leftEmpty({
      name: 'Enter your name',
      email: 'Enter your email address',
      [`${detailPrefix}Message`]: 'Write your message',
    }),
  })
  const { fieldErrors: errors } = call
  if (call.valueOf('quotes.request')) return <Sent />
  return (
    <Card as="section" aria-labelledby="write" className="mt-6">
      <h2 id="write" className="font-bold text-lg">
        Write to us
      </h2>
      <OperationForm of={call} className="mt-4 grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="product" value="question" />
        <input type="hidden" name="quantity" value="1" />
        <TextField label="Your name" name="name" autoComplete="name" required error={errors.name} />
        <TextField
          label="Your email"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <TextField
          label="Order number"
          name={`${detailPrefix}Order`}
          placeholder="GW-123456"
          autoComplete="off"
          maxLength={40}
          isOptional
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <TextArea
            label="Your message"
            name={`${detailPrefix}Message`}
            rows={6}
            maxLength={2_000}
            required
            error={errors.details}
          />
        </div>
        <OperationButton
          of={call}
          operation="quotes.request"
          variant="primary"
          className="justify-self-start"
        >
          Send message
        </OperationButton>
      </OperationForm>
    </Card>
  )
}

function Sent() {
  return (
    <Card role="status" className="mt-6 flex items-center gap-3">
      <CircleCheck aria-hidden className="size-6 shrink-0 text-green-ink" />
      <p>
        <strong className="font-semibold">We got your message.</strong> We’ll reply by email, usually within
        one business day.
      </p>
    </Card>
  )
}
