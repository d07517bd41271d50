import { type RefObject, useId, useRef } from 'react'
import {
  type CalledOperation,
  OperationButton,
  OperationForm,
  type Said,
  useOperation,
} from '#app/operations/operation-form.tsx'
import type { ValueOf } from '#server/operations.ts'

/** Worded as in the specification (docs/spec-map.md S8). */
const words: Record<ValueOf<'newsletter.subscribe'>['state'], Said> = {
  subscribed: {
    title: 'Thanks for subscribing!',
    message: "You'll receive updates about new collections and special events.",
  },
  /** If the shop asks for confirmation (Site Settings, General). */
  waiting: {
    title: 'One more click',
    message: 'We sent you an email. Open the link in it to subscribe.',
  },
  already_subscribed: {
    title: 'Already subscribed!',
    message: 'This email is already signed up for our newsletter.',
    isNews: true,
  },
}

export function Newsletter() {
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const call = useOperation<'newsletter.subscribe'>({
    done: { 'newsletter.subscribe': ({ state }) => words[state] },
    failed: ({ reason }) =>
      reason === 'invalid' ? null : { title: 'Subscription failed', message: 'Please try again later.' },
    onDone: (_operation, { state }) => state !== 'already_subscribed' && form.current?.reset(),
  })
  const fieldError = call.fieldErrors.email
  return (
    <section aria-labelledby="newsletter" className="page py-16 lg:py-24">
      <div className="newsletter-panel relative overflow-hidden rounded-xl bg-press px-6 py-12 text-on-press sm:px-12 lg:px-16 lg:py-16">
        <div className="relative z-1 grid items-center gap-x-16 gap-y-7 lg:grid-cols-2">
          <div>
            <h2 id="newsletter" className="text-xl font-extrabold">
              New collections, first in your inbox
            </h2>
            <p className="mt-3 max-w-md text-on-press-muted">
              New premade sheets, events, and the occasional offer. An email or two a month, and one click to
              unsubscribe.
            </p>
          </div>
          <div>
            <SubscribeForm {...{ call, form, id, fieldError }} />
          </div>
        </div>
      </div>
    </section>
  )
}

function SubscribeForm({
  call,
  form,
  id,
  fieldError,
}: {
  call: CalledOperation<'newsletter.subscribe'>
  form: RefObject<HTMLFormElement | null>
  id: string
  fieldError: string | undefined
}) {
  return (
    <OperationForm of={call} ref={form} action="/?index">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        Email address
      </label>
      <div className="flex flex-wrap gap-2.5">
        <input
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="you@example.com"
          defaultValue={fieldError && call.typed('email')}
          aria-invalid={fieldError ? true : undefined}
          aria-describedby={fieldError && `${id}-error`}
          className="h-13 min-w-56 flex-1 rounded-md border border-on-press/35 bg-on-press/8 px-4 text-on-press placeholder:text-on-press-muted focus-visible:outline-on-press aria-invalid:border-yellow"
        />
        <OperationButton
          of={call}
          operation="newsletter.subscribe"
          variant="primary"
          size="lg"
          className="focus-visible:outline-on-press max-sm:w-full"
        >
          Subscribe
        </OperationButton>
      </div>
      {fieldError && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-sm text-yellow">
          {fieldError}
        </p>
      )}
    </OperationForm>
  )
}
