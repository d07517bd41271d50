import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { commandLine, type SignedInUser, type SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { findUserByEmail } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { factors, recoveryCodes } from '../tables.ts'

export type RemoveFactorOutcome = { ok: true; id: string } | { ok: false; reason: 'factor_not_found' }

/** Removes one of the user's own factors. Removing the last one also deletes the recovery codes. */
export async function removeFactor(
  { database }: AuthParts,
  signedIn: Pick<SignedInUser, 'id'>,
  factorId: string,
  kind: 'factor' | 'passkey' = 'factor',
): Promise<RemoveFactorOutcome> {
  return database.transaction(async (transaction): Promise<RemoveFactorOutcome> => {
    const isKind = kind === 'passkey' ? eq(factors.type, 'passkey') : ne(factors.type, 'passkey')
    const [removed] = await transaction
      .delete(factors)
      .where(and(eq(factors.id, factorId), eq(factors.userId, signedIn.id), isKind))
      .returning({ id: factors.id })
    if (!removed) return { ok: false, reason: 'factor_not_found' }
    const isLeft = and(
      eq(factors.userId, signedIn.id),
      ne(factors.type, 'passkey'),
      isNotNull(factors.verifiedAt),
    )
    if ((await transaction.$count(factors, isLeft)) === 0)
      await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, signedIn.id))
    return { ok: true, id: removed.id }
  })
}

/** For the command line: a user who has lost everything proves it to the owner, and starts over. Ends all sessions. */
export async function removeAllFactors(
  parts: AuthParts,
  email: string,
  actor: SystemActor = commandLine,
): Promise<{ ok: true; count: number } | { ok: false; reason: 'not_found' }> {
  const user = await findUserByEmail(parts.database.orm, email.trim())
  if (!user) return { ok: false, reason: 'not_found' }
  return parts.database.transaction(async (transaction) => {
    const removed = await transaction
      .delete(factors)
      .where(eq(factors.userId, user.id))
      .returning({ type: factors.type })
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
    await endAllSessions(parts, transaction, user.id)
    await audit(transaction, actor, {
      action: 'auth.remove-factors',
      subject: `user:${user.id}`,
      before: { factors: removed.map(({ type }) => type) },
    })
    return { ok: true, count: removed.length } as const
  })
}
