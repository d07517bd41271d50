import { data } from 'react-router'
import { newsletterSignupSchema } from '#domain/newsletter.ts'
import type { Shop } from '#server/compose.ts'
import type { Visit } from '#server/http/visit.ts'
import type { NewsletterOutcome } from './newsletter-outcome.ts'

const oneHour = 3_600_000
const limit = { name: 'newsletter', max: 20, windowMilliseconds: oneHour }

/** Answers the newsletter form; what was typed comes back when it is not an address. */
export async function subscribeFromForm(
  form: FormData,
  { newsletter, rateLimiter }: Pick<Shop, 'newsletter' | 'rateLimiter'>,
  { clientAddress }: Pick<Visit, 'clientAddress'>,
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
  const allowed = await rateLimiter.take(limit, clientAddress)
  if (!allowed.ok) return data<NewsletterOutcome>({ outcome: 'failed' }, { status: 429 })
  const subscribed = await newsletter.subscribe(parsed.data).catch(() => null)
  if (subscribed === null) return data<NewsletterOutcome>({ outcome: 'failed' }, { status: 503 })
  if (!subscribed.ok) return data<NewsletterOutcome>({ outcome: subscribed.reason })
  return data<NewsletterOutcome>({ outcome: subscribed.isWaiting ? 'waiting' : 'subscribed' })
}
