import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'

/** Unfinished sheets belong to an account: a visitor's are kept only by the browser. */
export function ownerOf({ user }: Actor): string {
  if (!user) throw new AppError('not_signed_in', 'Sign in to save unfinished sheets to your account.')
  return user.id
}
