import { eq } from 'drizzle-orm'
import { givenRoleOf, type RoleChoice } from '#domain/people/role.ts'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type AnnounceAccess, announceAccess } from './announce-access.ts'
import { lockOwners } from './lock-owners.ts'
import { isThereRole } from './read-roles.ts'
import { profiles } from './tables.ts'

export type SetRoleOutcome =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'role_not_found' | 'last_owner' }

/**
 * Gives a person a role. There is always an owner left: two owners who demote each other at the same time cannot both
 * succeed.
 */
export async function setRole(
  { database, clock, realtime }: { database: Database; clock: Clock; realtime?: AnnounceAccess },
  actor: Actor | SystemActor,
  userId: string,
  choice: RoleChoice,
): Promise<SetRoleOutcome> {
  const { role, customRoleId } = givenRoleOf(choice)
  return database.transaction(async (transaction): Promise<SetRoleOutcome> => {
    const owners = await lockOwners(transaction)
    // A caller that waited for the lock may have lost the role to the one that held it.
    if (!('system' in actor) && !owners.some((id) => id === actor.user?.id))
      throw new AppError('forbidden', 'Only an owner can change roles.')
    const [person] = await transaction
      .select()
      .from(profiles)
      .where(eq(profiles.userId, userId))
      .for('update')
    if (!person) return { ok: false, reason: 'not_found' }
    if (person.role === role && person.customRoleId === customRoleId) return { ok: true }
    if (customRoleId !== null && !(await isThereRole(transaction, customRoleId)))
      return { ok: false, reason: 'role_not_found' }
    const isLastOwner = person.role === 'owner' && owners.every((id) => id === userId)
    if (isLastOwner) return { ok: false, reason: 'last_owner' }
    await transaction
      .update(profiles)
      .set({ role, customRoleId, updatedAt: clock.now() })
      .where(eq(profiles.userId, userId))
    await audit(transaction, actor, {
      action: 'people.set-role',
      subject: `user:${userId}`,
      before: { role: person.role, ...(person.customRoleId && { customRoleId: person.customRoleId }) },
      after: { role, ...(customRoleId && { customRoleId }) },
    })
    await announceAccess({ realtime }, transaction, userId)
    return { ok: true }
  })
}
