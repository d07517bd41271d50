import { data, redirect } from 'react-router'
import { type NoticeCode, noticeCookie } from '#app/shell/notices.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import { safeReturnPath } from '#domain/return-path.ts'
import type { SessionCookie } from '#server/auth/index.ts'
import type { Shop } from '#server/compose.ts'
import type { Visit } from '#server/http/visit.ts'
import { type AuthMode, authAddress } from './auth-address.ts'
import type { AuthMessageCode } from './auth-messages.ts'

/** What a refused form is shown again with. Passwords never come back. */
export type AuthAnswer = {
  message: AuthMessageCode | null
  fieldErrors: FieldErrors
  values: { email: string; fullName: string; phone: string }
  /** Another mode to go on in: who has an account already signs in. */
  mode?: AuthMode
  /** What the browser's authenticator is asked. */
  question?: { challengeId: string; options: object }
  /** A code for this is on its way by text message. */
  textedChallengeId?: string
}

export type Needs = { auth: Shop['auth']; visit: Visit; form: FormData }
export type Answered = Response | ReturnType<typeof answer>

export async function enter(
  { auth, visit, form }: Needs,
  session: SessionCookie,
  notice: NoticeCode,
): Promise<Response> {
  await replaceSession(auth, visit, session)
  if (session.lacksSecondFactor) return redirect(authAddress('sign-in', nextPath(form)), 303)
  return goTo(nextOf(form), notice)
}

/** Who signs in once more leaves no second session behind. */
export async function replaceSession(
  auth: Pick<Shop['auth'], 'signOut'>,
  visit: Visit,
  session: SessionCookie,
): Promise<void> {
  await auth.signOut(visit.actor)
  visit.setSession(session)
}

export const goTo = (path: string, notice: NoticeCode): Response =>
  redirect(path, { headers: { 'set-cookie': noticeCookie(notice) }, status: 303 })

export function answer(
  { form }: Needs,
  message: AuthMessageCode | null,
  status: number,
  more: Partial<AuthAnswer> = {},
) {
  const values = { email: text(form, 'email'), fullName: text(form, 'fullName'), phone: text(form, 'phone') }
  return data<AuthAnswer>({ message, fieldErrors: {}, values, ...more }, { status })
}

const nextPath = (form: FormData): string | null => safeReturnPath(text(form, 'next'), '') || null

export const nextOf = (form: FormData): string => safeReturnPath(text(form, 'next'))

export const metaOf = ({ clientAddress, userAgent, actor }: Visit) => ({
  clientAddress,
  userAgent,
  visitorId: actor.visitorId,
})

/** What was typed, never more than a field takes. */
export function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 2_000) : ''
}
