import { z } from 'zod'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError, type ErrorCode } from '#server/kernel/errors.ts'
import { tooOften } from '#server/kernel/rate-limit.ts'
import type { OwnAccount } from '../accounts/own-account.ts'
import type { AuthParts } from '../deps.ts'
import { type OpenWays, openWays } from '../open-ways.ts'
import type { PageDoor } from '../page-door.ts'
import type { SessionCookie } from '../sessions/open-session.ts'
import type { SignInMeta, TooManyAttempts } from '../types.ts'

export type PageOperationDeps = AuthParts & { pages: PageDoor; ownAccount: OwnAccount }

/** Why no other program calls what pages call: it has the same under a contract of its own. */
export const byContract = 'programs use /auth/v1 for this'

/**
 * A refusal by its reason, for which pages have wording of their own; after too many attempts it says how long to wait.
 */
export function refusalFor(
  refused: string | TooManyAttempts | { reason: string },
  code: ErrorCode = 'bad_request',
): AppError {
  const because = typeof refused === 'string' ? refused : refused.reason
  if (typeof refused !== 'string' && 'retryAfterSeconds' in refused) return tooOften(refused, { because })
  return new AppError(code, 'This was not accepted.', { because })
}

/** @throws AppError if the operator has closed one of these ways. */
export function requireWays(parts: AuthParts, needed: readonly (keyof OpenWays)[]): void {
  const ways = openWays(parts)
  const closed = needed.find((way) => !ways[way])
  if (closed) throw refusalFor(closed === 'signUp' ? 'sign_up_closed' : 'way_closed', 'forbidden')
}

/** The widget's token on forms for anonymous visitors; pages without one send nothing. */
export const captchaToken = z.string().nullish()

/** @throws AppError if the shop requires it and the caller has not shown that they are a person. */
export async function requirePerson(
  { pages }: PageOperationDeps,
  { network = '' }: Actor,
  token: string | null | undefined,
): Promise<void> {
  const shown = token && token.length <= 5_000 ? token : ''
  if (!(await pages.passesCaptcha(shown, network))) throw refusalFor('captcha_failed')
}

export const metaOf = ({ network = '', visitorId, userAgent = '' }: Actor): SignInMeta => ({
  clientAddress: network,
  userAgent,
  visitorId,
})

/** The session after a sign-in. Signing in again leaves no second one behind. */
export async function entered(
  { pages }: PageOperationDeps,
  actor: Actor,
  session: SessionCookie,
): Promise<{ session: SessionCookie }> {
  await pages.signOut(actor)
  return { session }
}
