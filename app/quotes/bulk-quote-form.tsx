import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { notify } from '#app/ui/toast.tsx'
import {
  type BulkQuoteProduct,
  bulkQuoteFrom,
  bulkQuoteMessages,
  bulkQuoteNames,
} from '#domain/bulk-quote-words.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { RequestQuoteOutcome } from '#server/quotes/index.ts'
import { detailPrefix } from './read-quote-form.ts'

export type BulkQuoteFormProps = {
  /** For `aria-controls` of the button that opens and closes the form. */
  id: string
  product: BulkQuoteProduct
  /** What is configured on the page, told to staff: label → value. */
  details: Readonly<Record<string, string>>
  /** The page closes the form: after it was sent, or when the shopper changes their mind. */
  onClose: () => void
}

type Answer = { ok: true } | Exclude<RequestQuoteOutcome, { ok: true }>

/** Asks for a bulk price, inline on a builder's page. The page shows it and takes it away. */
export function BulkQuoteForm({ id, product, details, onClose }: BulkQuoteFormProps) {
  const fetcher = useFetcher<Answer>()
  const [missing, setMissing] = useState<FieldErrors>({})
  const answer = fetcher.data
  const errors = { ...(answer && 'fieldErrors' in answer ? answer.fieldErrors : {}), ...missing }
  const { missing: missingMessage, submitted } = bulkQuoteMessages

  const tell = useEffectEvent((given: Answer) => {
    if (given.ok) {
      notify.success(submitted.title, submitted.describe(product))
      onClose()
    } else if (given.reason === 'missing_information')
      notify.error(missingMessage.title, missingMessage.description)
    else if (given.reason === 'too_many_requests')
      notify.error('Too many requests', 'Several quotes were asked for from your network. Try again later.')
  })
  useEffect(() => {
    if (answer) tell(answer)
  }, [answer])

  const check = (event: FormEvent<HTMLFormElement>): void => {
    const form = new FormData(event.currentTarget)
    const found = missingFields(form)
    setMissing(found)
    if (Object.keys(found).length === 0) return
    event.preventDefault()
    notify.error(missingMessage.title, missingMessage.description)
    event.currentTarget.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
  }

  return (
    <section id={id} aria-labelledby={`${id}-title`} className="rounded-lg border border-line bg-surface p-5">
      <h3 id={`${id}-title`} className="text-lg font-bold">
        Bulk quote
      </h3>
      <p className="mt-1 text-sm text-ink-muted">
        {bulkQuoteFrom} or more {bulkQuoteNames[product].many}? Pricing comes by email within 24 hours.
      </p>
      <fetcher.Form method="post" action="/quotes" noValidate onSubmit={check} className="mt-4 grid gap-4">
        <input type="hidden" name="product" value={product} />
        {Object.entries(details).map(([label, value]) => (
          <input key={label} type="hidden" name={detailPrefix + label} value={value} />
        ))}
        <TextField label="Name" name="name" autoComplete="name" error={errors.name} />
        <TextField
          label="Email for the quote"
          name="email"
          type="email"
          autoComplete="email"
          error={errors.email}
        />
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" isOptional error={errors.phone} />
        <TextField
          label="How many"
          name="quantity"
          inputMode="numeric"
          defaultValue={String(bulkQuoteFrom)}
          error={errors.quantity}
        />
        <TextArea
          label="Anything we should know"
          name={`${detailPrefix}Message`}
          rows={3}
          maxLength={2_000}
          isOptional
          hint="Deadline, several designs, delivery"
          error={errors.details}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" variant="primary" isBusy={fetcher.state !== 'idle'}>
            Request quote
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      </fetcher.Form>
    </section>
  )
}

function missingFields(form: FormData): FieldErrors {
  const isEmpty = (name: string): boolean => String(form.get(name) ?? '').trim() === ''
  return {
    ...(isEmpty('name') ? { name: 'Enter your name' } : {}),
    ...(isEmpty('email') ? { email: 'Enter your email address' } : {}),
  }
}
