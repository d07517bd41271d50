import { type RouterContextProvider, redirect } from 'react-router'
import { visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readJsonField } from '#app/read-body.ts'
import { noticeCookie } from '#app/shell/notice-cookie.ts'
import type { NoticeCode } from '#app/shell/notices.ts'
import { captchaWidgets } from '#domain/people/captcha.ts'
import { safeReturnPath } from '#domain/people/return-path.ts'
import type { SessionCookie } from '#server/auth/index.ts'
import { authAddress } from './auth-address.ts'
import type { AuthCall } from './auth-messages.ts'

/** The forms of /auth, and the sign-out form found on every page. */
export function answerAuth(call: { context: Readonly<RouterContextProvider>; request: Request }) {
  const { sessionToken: half, setSession } = call.context.get(visitContext)
  const ofHalf = (form: FormData) => ({ ...ofKey(form), half })
  const enter =
    (notice: NoticeCode) =>
    ({ session }: { session: SessionCookie | null }, form: FormData): undefined => {
      if (session === null) return
      setSession(session)
      if (session.lacksSecondFactor) throw redirect(authAddress('sign-in', nextPath(form)), 303)
      throw goTo(nextOf(form), notice)
    }
  return answerOperation<AuthCall>(
    call,
    {
      'account.sign-in': ofStranger,
      // An empty password gets its own message, different from one that is too short.
      'account.sign-up': (form) => ({ ...ofStranger(form), password: form.get('password') || undefined }),
      'account.send-reset-link': ofStranger,
      'account.send-sign-in-link': ofStranger,
      'account.choose-password': fieldsOf,
      'account.confirm-email': fieldsOf,
      'account.follow-link': fieldsOf,
      'account.ask-passkey': () => ({}),
      'account.sign-in-by-passkey': ofKey,
      'account.sign-out': () => ({}),
      'second-step.verify-code': ofHalf,
      'second-step.use-recovery-code': ofHalf,
      'second-step.text-code': ofHalf,
      'second-step.ask-key': ofHalf,
      'second-step.use-key': ofHalf,
    },
    {
      'account.sign-in'(value, form) {
        if (value.session) return enter('signed_in')(value, form)
        const query = new URLSearchParams({ type: 'recovery', token: value.token, next: nextOf(form) })
        throw goTo(`/auth?${query}`, value.isOneTime ? 'new_password_required' : 'longer_password_required')
      },
      'account.sign-up': enter('signed_up'),
      'account.choose-password': enter('password_changed'),
      'account.follow-link': enter('signed_in'),
      'account.sign-in-by-passkey': enter('signed_in'),
      'second-step.verify-code': enter('signed_in'),
      'second-step.use-recovery-code': enter('signed_in'),
      'second-step.use-key': enter('signed_in'),
      'account.confirm-email': () => {
        throw goTo('/auth', 'email_confirmed')
      },
      'account.sign-out': (_, form) => {
        setSession(null)
        const answered = goTo(nextOf(form), 'signed_out')
        // The browser caches images of the user's artwork, which the next person on a shared machine must not find.
        answered.headers.set('clear-site-data', '"cache"')
        throw answered
      },
    },
  )
}

const fieldsOf = (form: FormData) => Object.fromEntries(form)

/** Includes the captcha widget's token: each provider uses its own field. */
const ofStranger = (form: FormData) => ({
  ...fieldsOf(form),
  captcha: Object.values(captchaWidgets).flatMap(({ field }) => form.get(field) ?? [])[0],
})

const ofKey = (form: FormData) => ({ ...fieldsOf(form), credential: readJsonField(form, 'credential') })

const goTo = (path: string, notice: NoticeCode): Response =>
  redirect(path, { headers: { 'set-cookie': noticeCookie(notice) }, status: 303 })

const nextPath = (form: FormData): string | null =>
  safeReturnPath(String(form.get('next')).slice(0, 2_000), '') || null

const nextOf = (form: FormData): string => nextPath(form) ?? '/'
