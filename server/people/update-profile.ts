import { eq } from 'drizzle-orm'
import type { ProfileInput } from '#domain/account.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type Profile, toProfile } from './present.ts'
import { profiles } from './tables.ts'

export type UpdateProfileOutcome = { ok: true; profile: Profile } | { ok: false; reason: 'not_found' }

/** One's own name and phone; e-mail and role stay (specification, back office section 5: Profile). */
export async function updateProfile(
  database: Database,
  clock: Clock,
  actor: Actor,
  { fullName, phone }: ProfileInput,
): Promise<UpdateProfileOutcome> {
  if (actor.user === null) throw new AppError('not_signed_in', 'Sign in to change your profile.')
  const [row] = await database.orm
    .update(profiles)
    .set({ fullName, phone, updatedAt: clock.now() })
    .where(eq(profiles.userId, actor.user.id))
    .returning()
  return row ? { ok: true, profile: toProfile(row) } : { ok: false, reason: 'not_found' }
}
