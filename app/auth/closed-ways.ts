import { table } from '#domain/table.ts'
import type { OpenWays } from '#server/auth/index.ts'
import type { AuthMode } from './auth-address.ts'

type Way = keyof OpenWays

/** Ways in by the form of the sign-in page that goes them. */
const waysOfForms = table<Way[]>({
  'sign-in': ['password'],
  'sign-up': ['signUp', 'password'],
  'request-reset': ['password'],
  'new-password': ['password'],
  'request-link': ['email_link'],
  'ask-passkey': ['passkey'],
  'passkey-sign-in': ['passkey'],
})

/** The way that the operator has closed, of those that a form needs; null when it may go on. */
export function closedWayOf(ways: OpenWays, form: FormData): Way | null {
  const intent = form.get('intent')
  if (typeof intent !== 'string') return null
  const isSignInLink = intent === 'follow-link' && form.get('type') === 'magiclink'
  const needed: Way[] = isSignInLink ? ['email_link'] : (waysOfForms[intent] ?? [])
  return needed.find((way) => !ways[way]) ?? null
}

/** The sign-in form stands in for what is closed. */
export const isModeOpen = (mode: AuthMode, ways: OpenWays): boolean =>
  ({
    'sign-in': true,
    'sign-up': ways.signUp && ways.password,
    reset: ways.password,
    link: ways.email_link,
  })[mode]
