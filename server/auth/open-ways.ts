import type { SignInWay } from '#domain/people/sign-in-ways.ts'
import { minutes } from '#server/kernel/clock.ts'
import type { AuthParts } from './deps.ts'

/** The lifetime that emails state for their links. */
export const linkMinutes = ({ rules }: Pick<AuthParts, 'rules'>): number =>
  Math.round(rules.lifetimes.mailedLink / minutes(1))

/** What is open in this shop, for pages and for /auth/v1. */
export type OpenWays = Record<SignInWay | 'signUp' | 'linking', boolean>

export function openWays({ rules, sms, openSsoProvider }: AuthParts): OpenWays {
  const has = (way: SignInWay): boolean => rules.ways.includes(way)
  return {
    password: has('password'),
    email_link: has('email_link'),
    phone: has('phone') && sms !== null,
    passkey: has('passkey'),
    wallet: has('wallet'),
    sso: has('sso') && openSsoProvider !== null,
    signUp: rules.signUp === 'open',
    linking: rules.mayLinkProviders,
  }
}
