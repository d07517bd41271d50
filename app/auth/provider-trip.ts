import { redirect } from 'react-router'
import { readCookie } from '#app/read-cookie.ts'
import { noticeCookie } from '#app/shell/notice-cookie.ts'
import type { NoticeCode } from '#app/shell/notices.ts'
import { cookieName } from '#domain/people/cookie-name.ts'
import { table } from '#domain/table.ts'
import type { SessionCookie } from '#server/auth/index.ts'
import type { Visit } from '#server/http/visit.ts'
import type { Shop } from '#server/shop.ts'
import { authAddress, readNext } from './auth-address.ts'
import type { AuthMessageCode } from './auth-messages.ts'

/** Holds the verifier of this browser's trip to a provider for as long as the user may take there. */
const tripCookieName = 'gangway_trip'

/** Where a provider sends a user back who wants to link it: the trip's cookie is only sent by a browser at /auth. */
export const linkingPath = '/auth?link=1'

type Auth = Pick<Shop['auth'], 'providers' | 'signOut'>

/** Sends a browser to `?provider=`, or takes the `?code=` that it came back with. Null for any other URL. */
export async function answerProviderTrip(
  request: Request,
  visit: Visit,
  auth: Auth,
): Promise<Response | null> {
  const query = new URL(request.url).searchParams
  const provider = query.get('provider')
  const code = query.get('code')
  if (request.method === 'GET' && query.get('link') === '1')
    return endLinking(request, visit, auth, code?.slice(0, 200) ?? null)
  if (request.method !== 'GET' || (provider === null && code === null)) return null
  const next = readNext(query)
  if (code !== null) return comeBack(request, visit, auth, code.slice(0, 200), next)
  const outcome = await auth.providers.begin(
    (provider ?? '').slice(0, 60),
    authAddress('sign-in', next),
    visit.clientAddress,
  )
  if (!outcome.ok) return redirect(failure(outcome.reason, next), 303)
  const headers = { 'set-cookie': tripCookie(visit, outcome.verifier, 900), 'referrer-policy': 'no-referrer' }
  return redirect(outcome.url, { headers, status: 303 })
}

async function comeBack(
  request: Request,
  visit: Visit,
  auth: Auth,
  code: string,
  next: string | null,
): Promise<Response> {
  const verifier = readVerifier(request, visit)
  // Not this browser's trip: leave the code for the browser that started it.
  if (verifier === null) return redirect(failure('flow_state_not_found', next), 303)
  const headers = new Headers({ 'set-cookie': tripCookie(visit, '', 0) })
  const outcome = await auth.providers.finish({ code, verifier }, metaOf(visit))
  if (!outcome.ok) return redirect(failure(outcome.reason, next), { headers, status: 303 })
  await replaceSession(auth, visit, outcome.session)
  if (outcome.session.lacksSecondFactor)
    return redirect(authAddress('sign-in', next), { headers, status: 303 })
  headers.append('set-cookie', noticeCookie('signed_in'))
  return redirect(next ?? '/', { headers, status: 303 })
}

const linkNotices = table<NoticeCode>({
  identity_exists: 'identity_exists',
  identity_unproven: 'identity_unproven',
})

/** Returns from a provider that is to be linked to the signed-in user. The session stays the same. */
async function endLinking(
  request: Request,
  visit: Visit,
  auth: Auth,
  code: string | null,
): Promise<Response> {
  const verifier = readVerifier(request, visit)
  const { user } = visit.actor
  const outcome =
    user && code && verifier ? await auth.providers.finishLink(user, { code, verifier }, metaOf(visit)) : null
  const notice = outcome?.ok
    ? 'identity_linked'
    : (linkNotices[outcome?.reason ?? ''] ?? 'identity_not_linked')
  const headers = new Headers({ 'set-cookie': noticeCookie(notice) })
  headers.append('set-cookie', tripCookie(visit, '', 0))
  return redirect('/profile#identities', { headers, status: 303 })
}

/** Signing in again leaves no second session behind. */
async function replaceSession(auth: Auth, visit: Visit, session: SessionCookie): Promise<void> {
  await auth.signOut(visit.actor)
  visit.setSession(session)
}

const metaOf = ({ clientAddress, userAgent, actor }: Visit) => ({
  clientAddress,
  userAgent,
  visitorId: actor.visitorId,
})

/** Scripts never see it. Lax, since the user comes back by a redirect from another site. */
export function tripCookie({ origin }: Visit, verifier: string, seconds: number): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(tripCookieName, origin)}=${verifier}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

const readVerifier = (request: Request, { origin }: Visit): string | null =>
  readCookie(request, cookieName(tripCookieName, origin))

function failure(reason: string, next: string | null): string {
  const query = new URLSearchParams({ error_code: reason })
  if (next !== null) query.set('next', next)
  return `/auth?${query}`
}

const messages = table<AuthMessageCode>({
  account_suspended: 'account_suspended',
  provider_not_reached: 'provider_not_reached',
  provider_email_needs_verification: 'provider_unproven',
  email_exists: 'account_unproven',
  signup_disabled: 'sign_up_closed',
  too_many_attempts: 'too_many_attempts',
  over_request_rate_limit: 'too_many_attempts',
})

/** What happened to a failed trip, by the code in the URL; no one can inject text into the page through it. */
export function readTripError(query: URLSearchParams): AuthMessageCode | null {
  const code = query.get('error_code')
  if (code === null) return null
  return messages[code] ?? 'provider_failed'
}
