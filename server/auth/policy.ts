import type { AuthParts } from './deps.ts'
import type { UserRow } from './tables.ts'

/** The one place that says whether an address must be confirmed before it signs in. */
export const maySignIn = (
  { mustConfirmEmail }: Pick<AuthParts, 'mustConfirmEmail'>,
  { emailConfirmedAt }: Pick<UserRow, 'emailConfirmedAt'>,
): boolean => emailConfirmedAt !== null || !mustConfirmEmail
