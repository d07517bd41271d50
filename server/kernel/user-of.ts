import type { Actor, SignedInUser } from './actor.ts'
import { AppError } from './errors.ts'

/** The signed-in user of a request. @throws AppError if no one is signed in; a program is not a user. */
export function userOf({ user }: Actor): SignedInUser {
  if (!user) throw new AppError('not_signed_in', 'Sign in first.')
  return user
}
