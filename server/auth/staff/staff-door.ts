import { and, desc, eq, gt } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { AuthParts } from '../deps.ts'
import { sessions } from '../tables.ts'
import { createServiceKeys, type ServiceKey } from './service-keys.ts'

export type StaffSession = {
  id: string
  userAgent: string
  address: string
  lastUsedAt: Date
  createdAt: Date
}

/** What owners see of the accounts of staff, and of the keys of other systems. */
export type StaffDoor = {
  sessionsOf(actor: Actor, userId: string): Promise<StaffSession[]>
  /** Newest first, revoked ones too. */
  serviceKeys(actor: Actor): Promise<ServiceKey[]>
}

export function createStaffDoor(parts: AuthParts): StaffDoor {
  const { database, clock } = parts
  const keys = createServiceKeys(parts)
  return {
    async serviceKeys() {
      return keys.list()
    },

    async sessionsOf(_actor, userId) {
      return database.orm
        .select({
          id: sessions.id,
          userAgent: sessions.userAgent,
          address: sessions.address,
          lastUsedAt: sessions.lastUsedAt,
          createdAt: sessions.createdAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now())))
        .orderBy(desc(sessions.lastUsedAt))
    },
  }
}
