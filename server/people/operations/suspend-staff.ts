import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { announceAccess } from '../announce-access.ts'
import type { PeopleDeps } from '../deps.ts'
import { lockOwners } from '../lock-owners.ts'
import { profiles } from '../tables.ts'
import { anyPerson, lastOwnerWords, nobodyWords, personId } from './person-id.ts'

const input = z.object({ person: personId })
const example = { person: anyPerson }
const result = z.undefined()

export const suspendStaff = defineOperation({
  name: 'staff.suspend',
  route: 'PUT /staff/{person}/suspension',
  summary: 'Suspend someone, who is signed out everywhere right away; there is always an owner left',
  may: 'staff.write',
  input,
  example,
  result,
  run: (deps: PeopleDeps, actor, { person }) => setSuspended(deps, actor, person, true),
})

export const unsuspendStaff = defineOperation({
  name: 'staff.unsuspend',
  route: 'DELETE /staff/{person}/suspension',
  summary: 'Lift a suspension; the person has to sign in again',
  may: 'staff.write',
  input,
  example,
  result,
  run: (deps: PeopleDeps, actor, { person }) => setSuspended(deps, actor, person, false),
})

/** Succeeds, too, if the person already is (or isn't) suspended. */
async function setSuspended(
  { database, clock, realtime, emit }: PeopleDeps,
  actor: Actor,
  userId: string,
  isSuspended: boolean,
) {
  const actorId = actor.user?.id
  return database.transaction(async (transaction) => {
    const owners = await lockOwners(transaction)
    // A caller that waited for the lock may have been suspended by the one that held it.
    if (!owners.some((id) => id === actorId)) throw new AppError('forbidden', 'Access Denied')
    if (isSuspended && owners.every((id) => id === userId)) throw new AppError('conflict', lastOwnerWords)
    const isOtherwise = isSuspended ? isNull(profiles.suspendedAt) : isNotNull(profiles.suspendedAt)
    const [changed] = await transaction
      .update(profiles)
      .set({ suspendedAt: isSuspended ? clock.now() : null })
      .where(and(eq(profiles.userId, userId), isOtherwise))
      .returning({ userId: profiles.userId })
    if (!changed) {
      const isKnown = (await transaction.$count(profiles, eq(profiles.userId, userId))) > 0
      if (!isKnown) throw new AppError('not_found', nobodyWords)
      return ok(undefined)
    }
    await audit(transaction, actor, {
      action: isSuspended ? 'people.suspend' : 'people.unsuspend',
      subject: `user:${userId}`,
    })
    // Emitted in both cases: a session being opened while the suspension was written ends when it is lifted.
    await emit(transaction, 'person.suspension_changed', { userId })
    await announceAccess({ realtime }, transaction, userId)
    return ok(undefined)
  })
}
