import { and, eq, ne } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { sessions } from './tables.ts'

export type SignOutScope = 'global' | 'local' | 'others'

/** Ends this session, all of the user's, or all but this one. Their tokens go with them. */
export async function endSessions(
  executor: Executor,
  { userId, sessionId }: { userId: string; sessionId: string },
  scope: SignOutScope,
): Promise<void> {
  const ofUser = eq(sessions.userId, userId)
  const wanted = {
    global: ofUser,
    local: and(ofUser, eq(sessions.id, sessionId)),
    others: and(ofUser, ne(sessions.id, sessionId)),
  }
  await executor.delete(sessions).where(wanted[scope])
}

export async function endAllSessions(executor: Executor, userId: string): Promise<void> {
  await executor.delete(sessions).where(eq(sessions.userId, userId))
}
