import { and, desc, eq, gt } from 'drizzle-orm'
import { alike, createDoor, type Door } from '#server/kernel/door.ts'
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

async function sessionsOf({ database, clock }: AuthParts, userId: string): Promise<StaffSession[]> {
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
}

const listServiceKeys = (parts: AuthParts): Promise<ServiceKey[]> => createServiceKeys(parts).list()

const staffCalls = {
  sessionsOf: alike('staff.write', sessionsOf),
  /** Newest first, revoked ones too. */
  serviceKeys: alike('keys.write', listServiceKeys),
}

/** What owners see of the accounts of staff, and of the keys of other systems. */
export type StaffDoor = Door<typeof staffCalls>

export const createStaffDoor = (parts: AuthParts): StaffDoor => createDoor(parts, staffCalls)
