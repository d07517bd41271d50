import type { Shop } from '#server/compose.ts'
import type { Visit } from '#server/http/visit.ts'
import { type AuthMode, readMode, readNext } from './auth-address.ts'
import { readTripError } from './provider-trip.ts'
import { readSecondFactor, type SecondFactorView } from './second-factor-view.ts'

/** Types of links that sign in when their button is pressed. */
export const mailedLinks = ['magiclink', 'invite', 'email_change'] as const
export type MailedLink = (typeof mailedLinks)[number]

/** What /auth shows: one of its three modes, the welcome, or what a mailed link is for. */
export type AuthView =
  | { kind: 'mode'; mode: AuthMode }
  | { kind: 'signed-in'; email: string }
  | { kind: 'new-password'; token: string }
  | { kind: 'confirm-email'; token: string }
  | SecondFactorView
  | { kind: 'mailed-link'; type: MailedLink; token: string }

export async function readAuthView(
  url: URL,
  visit: Pick<Visit, 'actor' | 'sessionToken'>,
  auth: Pick<Shop['auth'], 'captcha' | 'factors' | 'providers'>,
) {
  const query = url.searchParams
  const view = viewOf(query, visit.actor.user?.email ?? null)
  const secondStep = view.kind === 'mode' ? await readSecondFactor(auth, visit) : null
  const providers = view.kind === 'mode' ? auth.providers.list() : []
  const captcha = view.kind === 'mode' ? auth.captcha : null
  const tripError = readTripError(query)
  return { view: secondStep ?? view, next: readNext(query), providers, captcha, tripError }
}

function viewOf(query: URLSearchParams, email: string | null): AuthView {
  const token = query.get('token')
  if (token && query.get('type') === 'recovery') return { kind: 'new-password', token }
  if (token && query.get('type') === 'signup') return { kind: 'confirm-email', token }
  const type = mailedLinks.find((known) => known === query.get('type'))
  if (token && type) return { kind: 'mailed-link', type, token }
  if (email !== null) return { kind: 'signed-in', email }
  return { kind: 'mode', mode: readMode(query) }
}
