import { and, desc, eq, gt } from 'drizzle-orm'
import type { SignedInUser } from '#server/kernel/actor.ts'
import type { AuthParts } from '../deps.ts'
import { sessions } from '../tables.ts'
import { endSessions, endSessionsWhere } from './end-sessions.ts'

export type SessionView = {
  id: string
  isThis: boolean
  userAgent: string
  address: string
  createdAt: Date
  lastUsedAt: Date
}

/** The user's own sessions on all devices, most recently used first. */
export type OwnSessions = {
  list(user: SignedInUser): Promise<SessionView[]>
  /** False when there is no such session, or it is someone else's or over. */
  end(user: SignedInUser, sessionId: string): Promise<boolean>
  endOthers(user: SignedInUser): Promise<void>
}

export const createOwnSessions = (parts: Pick<AuthParts, 'database' | 'clock' | 'people'>): OwnSessions => ({
  async list({ id, sessionId }) {
    const rows = await parts.database.orm
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, parts.clock.now())))
      .orderBy(desc(sessions.lastUsedAt))
      .limit(100)
    return rows.map((row) => ({
      id: row.id,
      isThis: row.id === sessionId,
      userAgent: row.userAgent,
      address: row.address,
      createdAt: row.createdAt,
      lastUsedAt: row.lastUsedAt,
    }))
  },
  async end({ id }, sessionId) {
    const isIt = and(eq(sessions.userId, id), eq(sessions.id, sessionId))
    const ended = await endSessionsWhere(parts, parts.database.orm, isIt)
    return ended.length === 1
  },
  endOthers: ({ id: userId, sessionId }) =>
    endSessions(parts, parts.database.orm, { userId, sessionId }, 'others'),
})
