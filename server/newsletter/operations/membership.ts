import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { NewsletterDeps } from '../deps.ts'
import { confirmMembership, unsubscribe } from '../membership.ts'

const nobodys = 'This link isn’t valid'

/** Holding the token from an email's link proves ownership of the address. */
const input = z.object({ token: z.uuid(nobodys) })
const example = { token: '8a4c2f6e-0000-4000-8000-000000000000' }
const result = z.undefined()

export const confirmSignup = defineOperation({
  name: 'newsletter.confirm',
  route: 'PUT /newsletter/signups/{token}',
  summary: 'Confirm a newsletter subscription, or come back to it, with the token from an email’s link',
  may: 'anyone',
  input,
  example,
  result,
  async run(deps: NewsletterDeps, _actor, { token }) {
    if (!(await confirmMembership(deps, token))) throw new AppError('not_found', nobodys)
    return ok(undefined)
  },
})

export const leaveNewsletter = defineOperation({
  name: 'newsletter.unsubscribe',
  route: 'DELETE /newsletter/signups/{token}',
  summary:
    'Unsubscribe from the newsletter with the token from an email’s link; emails that are on their way are withdrawn',
  may: 'anyone',
  input,
  example,
  result,
  async run(deps: NewsletterDeps, _actor, { token }) {
    if (!(await unsubscribe(deps, token))) throw new AppError('not_found', nobodys)
    return ok(undefined)
  },
})
