import { and, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { after } from '#server/kernel/clock.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import type { AuthParts } from './deps.ts'
import { lifetimes } from './lifetimes.ts'
import { endSessionsWhere } from './sessions/end-sessions.ts'
import {
  authCodes,
  authFlows,
  factorChallenges,
  knownDevices,
  oneTimeTokens,
  sessions,
  usedProofs,
} from './tables.ts'

export const forgetExpiredJob = defineJob('auth.forget-expired', z.object({}))

/** Expired rows are rejected anyway; this keeps the tables small. */
export async function forgetExpired(parts: AuthParts): Promise<void> {
  const { database, clock } = parts
  const now = clock.now()
  await endSessionsWhere(parts, database.orm, lt(sessions.expiresAt, now))
  await database.orm.delete(factorChallenges).where(lt(factorChallenges.expiresAt, now))
  await database.orm.delete(authFlows).where(lt(authFlows.expiresAt, now))
  await database.orm.delete(usedProofs).where(lt(usedProofs.expiresAt, now))
  await database.orm.delete(authCodes).where(lt(authCodes.expiresAt, now))
  await database.orm.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now))
  // An account's last device stays: without any, the next sign-in would count as its first, and go unreported.
  const isNewest = sql`${knownDevices.lastSeenAt} = (select max(other.last_seen_at) from ${knownDevices} as other
    where other.user_id = ${knownDevices.userId})`
  await database.orm
    .delete(knownDevices)
    .where(and(lt(knownDevices.lastSeenAt, after(now, -lifetimes.knownDevice)), sql`not ${isNewest}`))
}
