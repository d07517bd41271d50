import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'

/** Unfinished sheets are an account's: of a visitor, the browser alone keeps them. */
export function ownerOf({ user }: Actor): string {
  if (!user) throw new AppError('not_signed_in', 'Sign in to keep unfinished sheets in your account.')
  return user.id
}
