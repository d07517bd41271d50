import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs.ts'
import { authCodes, authFlows, factorChallenges, oneTimeTokens, sessions, usedProofs } from './tables.ts'
import type { AuthParts } from './types.ts'

export const forgetExpiredJob = defineJob('auth.forget-expired', z.object({}))

/** Expired rows are refused anyway; this keeps the tables small. */
export async function forgetExpired({ database, clock }: AuthParts): Promise<void> {
  const now = clock.now()
  await database.orm.delete(sessions).where(lt(sessions.expiresAt, now))
  await database.orm.delete(factorChallenges).where(lt(factorChallenges.expiresAt, now))
  await database.orm.delete(authFlows).where(lt(authFlows.expiresAt, now))
  await database.orm.delete(usedProofs).where(lt(usedProofs.expiresAt, now))
  await database.orm.delete(authCodes).where(lt(authCodes.expiresAt, now))
  await database.orm.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now))
}
