import type { Actor, SignedInUser } from './actor.ts'
import { AppError } from './errors.ts'

/** The person who asks. @throws AppError where nobody is signed in; a program is nobody. */
export function userOf({ user }: Actor): SignedInUser {
  if (!user) throw new AppError('not_signed_in', 'Sign in first.')
  return user
}
