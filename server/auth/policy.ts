import type { AuthParts } from './deps.ts'
import type { UserRow } from './tables.ts'

/** The single place that decides whether an address must be confirmed before signing in. */
export const maySignIn = (
  { mustConfirmEmail }: Pick<AuthParts, 'mustConfirmEmail'>,
  { emailConfirmedAt }: Pick<UserRow, 'emailConfirmedAt'>,
): boolean => emailConfirmedAt !== null || !mustConfirmEmail
