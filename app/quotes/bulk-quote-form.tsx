import { leftEmpty } from '#app/operations/left-empty.ts'
import {
  type Failed,
  OperationButton,
  OperationForm,
  type Said,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import {
  type BulkQuoteProduct,
  bulkQuoteFrom,
  bulkQuoteMessages,
  bulkQuoteNames,
} from '#domain/orders/bulk-quote-words.ts'
import { detailPrefix } from './read-quote-form.ts'

export type BulkQuoteFormProps = {
  /** For `aria-controls` of the button that opens and closes the form. */
  id: string
  product: BulkQuoteProduct
  /** What is configured on the page, passed on to staff: label → value. */
  details: Readonly<Record<string, string>>
  /** The page closes the form after it was sent, or if the shopper changes their mind. */
  onClose: () => void
}

/** A bulk price request, inline on a builder's page. The page shows and removes it. */
export function BulkQuoteForm({ id, product, details, onClose }: BulkQuoteFormProps) {
  const { submitted } = bulkQuoteMessages
  const close = (): void => leave(id, onClose)
  const call = useOperation<'quotes.request'>({
    done: { 'quotes.request': { title: submitted.title, message: submitted.describe(product) } },
    failed: wordsOfFailed,
    onDone: close,
    check: leftEmpty({ name: nameMissing, email: emailMissing, quantity: 'Enter how many you need' }),
  })
  const { fieldErrors: errors } = call
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="rounded-lg border border-line bg-surface p-5">
      <h3 id={`${id}-title`} className="text-lg font-bold">
        Bulk quote
      </h3>
      <p className="mt-1 text-sm text-ink-muted">
        {bulkQuoteFrom} or more {bulkQuoteNames[product].many}? Pricing comes by email within 24 hours.
      </p>
      <OperationForm of={call} action="/quotes" className="mt-4 grid gap-4">
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
          <OperationButton of={call} operation="quotes.request" variant="primary">
            Request quote
          </OperationButton>
          <Button variant="quiet" onClick={close}>
            Close
          </Button>
        </div>
      </OperationForm>
    </section>
  )
}

/** Closes it; the focus first goes back to the button that opened it, so that it isn't lost. */
function leave(id: string, onClose: () => void): void {
  document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
  onClose()
}

const nameMissing = 'Enter your name'
const emailMissing = 'Enter your email address'

/** Errors are shown at their fields; missing values get the specified message (docs/spec-map.md S5). */
function wordsOfFailed(answer: Failed<'quotes.request'>): Said | null {
  if (answer.reason === 'invalid') {
    const { name, email } = answer.fieldErrors
    const { title, description } = bulkQuoteMessages.missing
    return name === nameMissing || email === emailMissing ? { title, message: description } : null
  }
  const isTooMany = answer.reason === 'refused' && answer.code === 'too_many_requests'
  return { title: isTooMany ? 'Too many requests' : 'The request wasn’t sent', message: answer.message }
}
