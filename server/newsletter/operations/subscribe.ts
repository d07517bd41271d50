import { z } from 'zod'
import { newsletterSignupSchema } from '#domain/content/newsletter.ts'
import { AppError } from '#server/kernel/errors.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { takeVisit } from '#server/kernel/rate-limit.ts'
import type { NewsletterDeps } from '../deps.ts'
import { subscribe } from '../subscribe.ts'

export const subscribeToNewsletter = defineOperation({
  name: 'newsletter.subscribe',
  route: 'POST /newsletter/signups',
  summary:
    'Sign an address up for the newsletter; `waiting` if the shop requires the link in an email to be opened first',
  may: 'anyone',
  input: newsletterSignupSchema,
  example: { email: 'ada@example.com' },
  result: z.object({ state: z.enum(['subscribed', 'waiting', 'already_subscribed']) }),
  async run(deps: NewsletterDeps, actor, input) {
    const allowed = await takeVisit(deps.rateLimiter, countedLimits.newsletter, actor)
    if (!allowed.ok) throw new AppError('too_many_requests', 'Please try again later.', allowed)
    return ok({ state: await subscribe(deps, input) })
  },
})
