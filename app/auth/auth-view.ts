import { type MailedLink, mailedLinks } from '#domain/people/mailed-links.ts'
import type { OpenWays } from '#server/auth/index.ts'
import type { Visit } from '#server/http/visit.ts'
import type { Shop } from '#server/shop.ts'
import { type AuthMode, readMode, readNext } from './auth-address.ts'
import type { AuthMessageCode } from './auth-messages.ts'
import { isModeOpen } from './closed-ways.ts'
import { readTripError } from './provider-trip.ts'
import { readSecondFactor, type SecondFactorView } from './second-factor-view.ts'

/** What /auth shows: one of its three modes, the welcome, or the page an emailed link leads to. */
export type AuthView =
  | { kind: 'mode'; mode: AuthMode }
  | { kind: 'signed-in'; email: string }
  | { kind: 'new-password'; token: string; minLength: number }
  | { kind: 'confirm-email'; token: string }
  | SecondFactorView
  | { kind: 'mailed-link'; type: MailedLink; token: string }

export async function readAuthView(
  url: URL,
  visit: Pick<Visit, 'actor' | 'sessionToken'>,
  auth: Pick<Shop['auth'], 'captcha' | 'factors' | 'minPasswordLengthBy' | 'providers' | 'ways'>,
) {
  const query = url.searchParams
  const { ways } = auth
  const asked = viewOf(query, visit.actor.user?.email ?? null)
  const isClosed = isViewClosed(asked, ways)
  const view: AuthView = isClosed ? { kind: 'mode', mode: 'sign-in' } : await withLength(asked, auth)
  const secondStep = view.kind === 'mode' ? await readSecondFactor(auth, visit) : null
  const providers = view.kind === 'mode' ? auth.providers.list() : []
  const captcha = view.kind === 'mode' ? auth.captcha : null
  const notice = readTripError(query) ?? (isClosed ? closedNotice(asked) : null)
  return { view: secondStep ?? view, next: readNext(query), providers, captcha, ways, notice }
}

type AskedView = Exclude<AuthView, { kind: 'new-password' }> | { kind: 'new-password'; token: string }

const withLength = async (
  view: AskedView,
  auth: Pick<Shop['auth'], 'minPasswordLengthBy'>,
): Promise<AuthView> =>
  view.kind === 'new-password' ? { ...view, minLength: await auth.minPasswordLengthBy(view.token) } : view

function isViewClosed(view: AskedView, ways: OpenWays): boolean {
  if (view.kind === 'mode') return !isModeOpen(view.mode, ways)
  if (view.kind === 'new-password') return !ways.password
  return view.kind === 'mailed-link' && view.type === 'magiclink' && !ways.email_link
}

/** A visitor from the studio did not ask for a particular way, and simply sees those that are open. */
function closedNotice(view: AskedView): AuthMessageCode | null {
  if (view.kind !== 'mode') return 'way_closed'
  if (view.mode === 'keep') return null
  return view.mode === 'sign-up' ? 'sign_up_closed' : 'way_closed'
}

function viewOf(query: URLSearchParams, email: string | null): AskedView {
  const token = query.get('token')
  if (token && query.get('type') === 'recovery') return { kind: 'new-password', token }
  if (token && query.get('type') === 'signup') return { kind: 'confirm-email', token }
  const type = mailedLinks.find((known) => known === query.get('type'))
  if (token && type) return { kind: 'mailed-link', type, token }
  if (email !== null && query.get('again') !== '1') return { kind: 'signed-in', email }
  return { kind: 'mode', mode: readMode(query) }
}
