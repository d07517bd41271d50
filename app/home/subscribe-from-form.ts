import { data } from 'react-router'
import { newsletterSignupSchema } from '#domain/newsletter.ts'
import type { Shop } from '#server/compose.ts'
import type { Visit } from '#server/http/visit.ts'
import type { NewsletterOutcome } from './newsletter-outcome.ts'

/** Answers the newsletter form; what was typed comes back when it is not an address. */
export async function subscribeFromForm(
  form: FormData,
  { newsletter }: Pick<Shop, 'newsletter'>,
  visit: Visit,
) {
  const email = String(form.get('email') ?? '')
  const parsed = newsletterSignupSchema.safeParse({ email })
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? 'Enter a valid email address'
    return data<NewsletterOutcome>(
      { outcome: 'invalid', message, email: email.slice(0, 254) },
      { status: 422 },
    )
  }
  const subscribed = await newsletter.subscribe(parsed.data, visit).catch(() => null)
  if (subscribed === null) return data<NewsletterOutcome>({ outcome: 'failed' }, { status: 503 })
  if (subscribed.ok)
    return data<NewsletterOutcome>({ outcome: subscribed.isWaiting ? 'waiting' : 'subscribed' })
  return subscribed.reason === 'too_many_requests'
    ? data<NewsletterOutcome>({ outcome: 'failed' }, { status: 429 })
    : data<NewsletterOutcome>({ outcome: subscribed.reason })
}
