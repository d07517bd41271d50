import type { z } from 'zod'
import { newPasswordSchema, requestPasswordResetSchema, signInSchema, signUpSchema } from '#domain/account.ts'
import { captchaIntents, captchaWidgets } from '#domain/captcha.ts'
import { fieldErrorsOf } from '#domain/field-errors.ts'
import { table } from '#domain/table.ts'
import { factorHandlers } from './answer-factor-form.ts'
import { type Answered, answer, enter, goTo, metaOf, type Needs, nextOf, text } from './auth-answer.ts'
import type { AuthMessageCode } from './auth-messages.ts'
import { mailedLinks } from './auth-view.ts'
import { closedWayOf } from './closed-ways.ts'

const handlers = table<(needs: Needs) => Promise<Answered>>({
  'sign-in': signIn,
  'sign-up': signUp,
  'request-reset': requestReset,
  'new-password': setNewPassword,
  'confirm-email': confirmEmail,
  'request-link': requestLink,
  'follow-link': followLink,
  'sign-out': signOut,
  ...factorHandlers,
})

/** Answers every form of /auth; its `intent` says which. */
export async function answerAuthForm(needs: Needs): Promise<Answered> {
  const intent = text(needs.form, 'intent')
  const handler = handlers[intent]
  if (!handler) return answer(needs, 'failed', 400)
  const closed = closedWayOf(needs.auth.ways, needs.form)
  if (closed)
    return answer(needs, closed === 'signUp' ? 'sign_up_closed' : 'way_closed', 403, { mode: 'sign-in' })
  if (captchaIntents.has(intent) && !(await isPerson(needs))) return answer(needs, 'captcha_failed', 400)
  return handler(needs)
}

async function isPerson({ auth, visit, form }: Needs): Promise<boolean> {
  if (auth.captcha === null) return true
  const token = form.get(captchaWidgets[auth.captcha.provider].field)
  const isToken = typeof token === 'string' && token.length <= 5_000
  return isToken && auth.passesCaptcha(token, visit.clientAddress)
}

async function signIn(needs: Needs): Promise<Answered> {
  const { auth, visit, form } = needs
  const input = signInSchema.safeParse(Object.fromEntries(form))
  if (!input.success) return invalid(needs, input.error, missingCredentials(form))
  const outcome = await auth.signIn(input.data, metaOf(visit))
  if (outcome.ok) return enter(needs, outcome.session, 'signed_in')
  if (outcome.reason === 'new_password_required') {
    const query = new URLSearchParams({ type: 'recovery', token: outcome.token, next: nextOf(form) })
    return goTo(`/auth?${query}`, outcome.isOneTime ? 'new_password_required' : 'longer_password_required')
  }
  return answer(needs, outcome.reason, outcome.reason === 'too_many_attempts' ? 429 : 400)
}

async function signUp(needs: Needs): Promise<Answered> {
  const { auth, visit, form } = needs
  const input = signUpSchema.safeParse(Object.fromEntries(form))
  if (!input.success) return invalid(needs, input.error, missingCredentials(form))
  const outcome = await auth.signUp(input.data, metaOf(visit))
  if (!outcome.ok) {
    if (outcome.reason === 'too_many_attempts') return answer(needs, outcome.reason, 429)
    if (outcome.reason === 'account_exists') return answer(needs, outcome.reason, 409, { mode: 'sign-in' })
    return answer(needs, outcome.reason, 422)
  }
  if (outcome.session === null) return answer(needs, 'confirm_first', 200, { mode: 'sign-in' })
  return enter(needs, outcome.session, 'signed_up')
}

async function requestReset(needs: Needs): Promise<Answered> {
  const input = requestPasswordResetSchema.safeParse(Object.fromEntries(needs.form))
  if (!input.success) return invalid(needs, input.error)
  const outcome = await needs.auth.requestPasswordReset(input.data, metaOf(needs.visit))
  return outcome.ok ? answer(needs, 'reset_requested', 200) : answer(needs, outcome.reason, 429)
}

async function requestLink(needs: Needs): Promise<Answered> {
  const input = requestPasswordResetSchema.safeParse(Object.fromEntries(needs.form))
  if (!input.success) return invalid(needs, input.error)
  const outcome = await needs.auth.requestSignInLink(input.data.email, metaOf(needs.visit))
  return outcome.ok ? answer(needs, 'link_requested', 200) : answer(needs, outcome.reason, 429)
}

async function followLink(needs: Needs): Promise<Answered> {
  const type = mailedLinks.find((known) => known === text(needs.form, 'type')) ?? 'magiclink'
  const outcome = await needs.auth.followLink({ token: text(needs.form, 'token'), type }, metaOf(needs.visit))
  if (outcome.ok) return enter(needs, outcome.session, 'signed_in')
  return answer(needs, outcome.reason, outcome.reason === 'too_many_attempts' ? 429 : 400)
}

async function setNewPassword(needs: Needs): Promise<Answered> {
  const minLength = await needs.auth.minPasswordLengthBy(text(needs.form, 'token'))
  const input = newPasswordSchema(minLength).safeParse(Object.fromEntries(needs.form))
  if (!input.success) return invalid(needs, input.error)
  const outcome = await needs.auth.resetPassword(input.data, metaOf(needs.visit))
  if (outcome.ok) return enter(needs, outcome.session, 'password_changed')
  return answer(needs, outcome.reason, outcome.reason === 'too_many_attempts' ? 429 : 400)
}

async function confirmEmail(needs: Needs): Promise<Answered> {
  const input = { token: text(needs.form, 'token'), password: text(needs.form, 'password') || undefined }
  const outcome = await needs.auth.confirmEmail(input, metaOf(needs.visit))
  if (outcome.ok) return goTo('/auth', 'email_confirmed')
  return answer(needs, outcome.reason, outcome.reason === 'too_many_attempts' ? 429 : 400)
}

async function signOut({ auth, visit, form }: Needs): Promise<Answered> {
  await auth.signOut(visit.actor)
  visit.setSession(null)
  const answered = goTo(nextOf(form), 'signed_out')
  // The browser keeps pictures of one's artwork, which the next person at a shared machine must not find.
  answered.headers.set('clear-site-data', '"cache"')
  return answered
}

function invalid(needs: Needs, error: z.ZodError, message?: AuthMessageCode | null) {
  const fieldErrors = fieldErrorsOf(error)
  const differs = fieldErrors.confirmPassword === 'Passwords do not match' ? 'passwords_differ' : null
  return answer(needs, message ?? differs, 422, { fieldErrors })
}

const missingCredentials = (form: FormData): AuthMessageCode | null =>
  text(form, 'email').trim() === '' || text(form, 'password') === '' ? 'missing_credentials' : null
