import type { TokenPurpose } from './one-time-tokens.ts'

/**
 * Paths that mails lead to. Ours is /auth, which shows a button and uses the token up only when it is pressed:
 * mail scanners open every link. A client of /auth/v1 that named another page of its own gets the contract's link,
 * which goes on to that page with a session.
 */
export const recoveryPath = (token: string, returnPath: string | null): string =>
  linkPath('recovery', token, returnPath)

export const confirmationPath = (token: string, returnPath: string | null): string =>
  linkPath('signup', token, returnPath)

function linkPath(type: TokenPurpose, token: string, returnPath: string | null): string {
  if (returnPath === null || isAuthPage(returnPath)) return `/auth?${new URLSearchParams({ type, token })}`
  return `/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: returnPath })}`
}

/** The specification's own redirects lead to the origin (sign-up) and to /auth (reset): both mean our pages. */
const isAuthPage = (path: string): boolean => path === '/' || /^\/auth([?#]|$)/.test(path)
