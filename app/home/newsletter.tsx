import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toast.tsx'
import { type NewsletterOutcome, newsletterMessages } from './newsletter-outcome.ts'

/** Works as a plain form too: `answered` is then what the posted page was answered with. */
export function Newsletter({ answered }: { answered: NewsletterOutcome | undefined }) {
  const fetcher = useFetcher<NewsletterOutcome>()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const result = fetcher.data ?? answered
  const fieldError = result?.outcome === 'invalid' ? result.message : null

  useEffect(() => {
    if (fetcher.data === undefined || fetcher.data.outcome === 'invalid') return
    const { title, description } = newsletterMessages[fetcher.data.outcome]
    if (fetcher.data.outcome === 'subscribed' || fetcher.data.outcome === 'waiting') {
      notify.success(title, description)
      form.current?.reset()
    } else if (fetcher.data.outcome === 'already_subscribed') notify.info(title, description)
    else notify.error(title, description)
  }, [fetcher.data])

  return (
    <section aria-labelledby="newsletter" className="page py-16 lg:py-24">
      <div className="newsletter-panel relative overflow-hidden rounded-xl bg-press px-6 py-12 text-on-press sm:px-12 lg:px-16 lg:py-16">
        <div className="relative z-1 grid items-center gap-x-16 gap-y-7 lg:grid-cols-2">
          <div>
            <h2 id="newsletter" className="text-xl font-extrabold">
              New collections, first in your inbox
            </h2>
            <p className="mt-3 max-w-md text-on-press-muted">
              New premade sheets, events and the odd offer. A mail or two a month, and one click to leave.
            </p>
          </div>
          <div>
            <fetcher.Form ref={form} method="post" action="/?index">
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
                  defaultValue={answered?.outcome === 'invalid' ? answered.email : ''}
                  aria-invalid={fieldError === null ? undefined : true}
                  aria-describedby={fieldError === null ? undefined : `${id}-error`}
                  className="h-13 min-w-56 flex-1 rounded-md border border-on-press/35 bg-on-press/8 px-4 text-on-press placeholder:text-on-press-muted focus-visible:outline-on-press aria-invalid:border-yellow"
                />
                <Button
                  type="submit"
                  variant="primary"
                  size="lg"
                  isBusy={fetcher.state !== 'idle'}
                  className="focus-visible:outline-on-press max-sm:w-full"
                >
                  Subscribe
                </Button>
              </div>
              {fieldError !== null && (
                <p id={`${id}-error`} role="alert" className="mt-2 text-sm text-yellow">
                  {fieldError}
                </p>
              )}
            </fetcher.Form>
            {answered && answered.outcome !== 'invalid' && fetcher.data === undefined && (
              <p role="status" className="mt-3 text-sm">
                <strong className="block font-semibold">{newsletterMessages[answered.outcome].title}</strong>
                {newsletterMessages[answered.outcome].description}
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
