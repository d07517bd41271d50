import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import type { AuthParts } from '../deps.ts'
import { sessions } from '../tables.ts'

export type SignOutScope = 'global' | 'local' | 'others'

type Parts = Pick<AuthParts, 'people'>
type EndedSession = Pick<typeof sessions.$inferSelect, 'id' | 'userId' | 'userAgent'>

/** The one place where sessions end: their tokens are deleted, and the event streams they opened close. */
export async function endSessionsWhere(
  { people }: Parts,
  executor: Executor,
  isMeant: SQL | undefined,
): Promise<EndedSession[]> {
  const ended = await executor
    .delete(sessions)
    .where(isMeant)
    .returning({ id: sessions.id, userId: sessions.userId, userAgent: sessions.userAgent })
  for (const userId of new Set(ended.map((session) => session.userId)))
    await people.announceAccess(executor, userId)
  return ended
}

/** Ends this session, all of the user's, or all but this one. */
export async function endSessions(
  parts: Parts,
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
  await endSessionsWhere(parts, executor, wanted[scope])
}

export const endAllSessions = (parts: Parts, executor: Executor, userId: string): Promise<EndedSession[]> =>
  endSessionsWhere(parts, executor, eq(sessions.userId, userId))
