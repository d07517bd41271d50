import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type AnnounceAccess, announceAccess } from './announce-access.ts'
import { lockOwners } from './lock-owners.ts'
import { profiles } from './tables.ts'

export type SetSuspendedOutcome =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'last_owner' | 'unchanged' }

/** A suspended person is in nowhere from the same moment on. There is always an owner left who can lift it. */
export async function setSuspended(
  { database, clock, realtime }: { database: Database; clock: Clock; realtime?: AnnounceAccess },
  actor: Actor,
  userId: string,
  isSuspended: boolean,
): Promise<SetSuspendedOutcome> {
  const actorId = actor.user?.id
  return database.transaction(async (transaction): Promise<SetSuspendedOutcome> => {
    const owners = await lockOwners(transaction)
    // Whoever waited for the lock may have been suspended by the one who held it.
    if (!owners.some((id) => id === actorId)) throw new AppError('forbidden', 'Access Denied')
    if (isSuspended && owners.every((id) => id === userId)) return { ok: false, reason: 'last_owner' }
    const [changed] = await transaction
      .update(profiles)
      .set({ suspendedAt: isSuspended ? clock.now() : null })
      .where(
        and(
          eq(profiles.userId, userId),
          isSuspended ? isNull(profiles.suspendedAt) : isNotNull(profiles.suspendedAt),
        ),
      )
      .returning({ userId: profiles.userId })
    if (!changed) {
      const isKnown = (await transaction.$count(profiles, eq(profiles.userId, userId))) > 0
      return { ok: false, reason: isKnown ? 'unchanged' : 'not_found' }
    }
    await audit(transaction, actor, {
      action: isSuspended ? 'people.suspend' : 'people.unsuspend',
      subject: `user:${userId}`,
    })
    await announceAccess(realtime, transaction, userId)
    return { ok: true }
  })
}
