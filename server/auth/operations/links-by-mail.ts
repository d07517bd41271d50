import { z } from 'zod'
import { fieldErrorsOf } from '#domain/field-errors.ts'
import { newPasswordSchema, requestPasswordResetSchema } from '#domain/people/account.ts'
import { mailedLinks } from '#domain/people/mailed-links.ts'
import { safeReturnPath } from '#domain/people/return-path.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import {
  byContract,
  captchaToken,
  entered,
  metaOf,
  type PageOperationDeps,
  refusalFor,
  requirePerson,
  requireWays,
} from './page-operation.ts'
import { sessionShape } from './session-shape.ts'

const route = { onlyPages: byContract }
const token = z.string().max(2_000)
const anAddress = requestPasswordResetSchema.extend({ captcha: captchaToken })
const session = z.object({ session: sessionShape })

/** Responds the same for known and unknown addresses, like the next one. */
export const sendResetLink = defineOperation({
  name: 'account.send-reset-link',
  route,
  summary: 'Request an email with a link for choosing a new password',
  may: 'anyone',
  input: anAddress,
  example: { email: 'ada@example.com' },
  result: z.undefined(),
  async run(deps: PageOperationDeps, actor, { captcha, email }) {
    requireWays(deps, ['password'])
    await requirePerson(deps, actor, captcha)
    const outcome = await deps.pages.requestPasswordReset({ email }, metaOf(actor))
    if (!outcome.ok) throw refusalFor(outcome)
    return ok(undefined)
  },
})

export const sendSignInLink = defineOperation({
  name: 'account.send-sign-in-link',
  route,
  summary: 'Request an email with a link that signs you in without a password and goes on to `next`',
  may: 'anyone',
  input: anAddress.extend({ next: z.string().max(2_000).nullish() }),
  example: { email: 'ada@example.com' },
  result: z.undefined(),
  async run(deps: PageOperationDeps, actor, { captcha, email, next }) {
    requireWays(deps, ['email_link'])
    await requirePerson(deps, actor, captcha)
    const outcome = await deps.pages.requestSignInLink(email, actor, safeReturnPath(next, '') || undefined)
    if (!outcome.ok) throw refusalFor(outcome)
    return ok(undefined)
  },
})

export const choosePassword = defineOperation({
  name: 'account.choose-password',
  route,
  summary: 'Choose a new password with an emailed link; it signs you in, and signs you out everywhere else',
  may: 'anyone',
  // Only the link determines the minimum length.
  input: z.object({ token, password: z.string(), confirmPassword: z.string() }),
  example: { token: 'of-the-link', password: 'ink on film', confirmPassword: 'ink on film' },
  result: session,
  async run(deps: PageOperationDeps, actor, typed) {
    requireWays(deps, ['password'])
    const minLength = await deps.pages.minPasswordLengthBy(typed.token)
    const chosen = newPasswordSchema(minLength).safeParse(typed)
    if (!chosen.success) return invalid(fieldErrorsOf(chosen.error))
    const outcome = await deps.pages.resetPassword(chosen.data, metaOf(actor))
    if (!outcome.ok) throw refusalFor(outcome)
    return ok(await entered(deps, actor, outcome.session))
  },
})

export const followLink = defineOperation({
  name: 'account.follow-link',
  route,
  summary: 'Sign in with an emailed link, accept an invitation, or confirm a new email address',
  may: 'anyone',
  input: z.object({ type: z.enum(mailedLinks), token }),
  example: { type: 'magiclink', token: 'of-the-link' },
  result: session,
  async run(deps: PageOperationDeps, actor, link) {
    if (link.type === 'magiclink') requireWays(deps, ['email_link'])
    const outcome = await deps.pages.followLink(link, metaOf(actor))
    if (!outcome.ok) throw refusalFor(outcome)
    return ok(await entered(deps, actor, outcome.session))
  },
})
