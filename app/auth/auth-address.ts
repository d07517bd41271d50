import { safeReturnPath } from '#domain/people/return-path.ts'

export const authModes = ['sign-in', 'sign-up', 'reset', 'link', 'keep'] as const
export type AuthMode = (typeof authModes)[number]

/**
 * The URL of a mode, keeping where to continue afterwards. `isAgain` also shows the form to someone who is already
 * signed in.
 */
export function authAddress(
  mode: AuthMode,
  next: string | null,
  { isAgain = false }: { isAgain?: boolean } = {},
): string {
  const query = new URLSearchParams()
  if (isAgain) query.set('again', '1')
  if (mode !== 'sign-in') query.set('mode', mode)
  if (next !== null) query.set('next', next)
  return query.size === 0 ? '/auth' : `/auth?${query}`
}

export function readMode(query: URLSearchParams): AuthMode {
  return authModes.find((mode) => mode === query.get('mode')) ?? 'sign-in'
}

/** Null if no target was given, or if it is outside the shop. */
export function readNext(query: URLSearchParams): string | null {
  const next = safeReturnPath(query.get('next'), '')
  return next === '' ? null : next
}
