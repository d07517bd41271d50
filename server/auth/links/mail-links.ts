import type { CodeChallenge } from '../types.ts'
import type { TokenPurpose } from './one-time-tokens.ts'

/**
 * The path that an email links to. Ours is /auth, which shows a button and uses the token only when it is pressed: mail
 * scanners open every link. A client of /auth/v1 that named another page, or made a challenge, gets the contract's
 * link, which redirects to that page with a session or a code.
 */
export function linkPath(
  purpose: TokenPurpose,
  token: string,
  redirectTo: string | null,
  codeChallenge: CodeChallenge | null,
): string {
  const type = purpose.startsWith('email_change') ? 'email_change' : purpose
  if (codeChallenge === null && (redirectTo === null || isAuthPage(redirectTo))) {
    const next = new URLSearchParams(redirectTo?.split('?')[1]).get('next')
    return `/auth?${new URLSearchParams({ type, token, ...(next && { next }) })}`
  }
  return `/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo ?? '/' })}`
}

/** The specification's own redirects lead to the origin (sign-up) and to /auth (reset): both mean our pages. */
const isAuthPage = (path: string): boolean => path === '/' || /^\/auth([?#]|$)/.test(path)
