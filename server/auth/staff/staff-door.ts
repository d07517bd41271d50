import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { alike, createDoor, type Door } from '#server/kernel/door.ts'
import type { AuthParts } from '../deps.ts'
import { sessions, users } from '../tables.ts'
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

/** Those who never signed in: they were invited, but haven't come yet. */
async function notYetCome({ database }: AuthParts, userIds: readonly string[]): Promise<string[]> {
  const rows = await database.orm
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNull(users.lastSignInAt), isNull(users.passwordHash)))
  return rows.map(({ id }) => id)
}

const listServiceKeys = (parts: AuthParts): Promise<ServiceKey[]> => createServiceKeys(parts).list()

const staffCalls = {
  sessionsOf: alike('staff.write', sessionsOf),
  notYetCome: alike('staff.write', notYetCome),
  /** Newest first, including revoked ones. */
  serviceKeys: alike('keys.write', listServiceKeys),
}

/** What owners see of staff accounts, and of other systems' keys. */
export type StaffDoor = Door<typeof staffCalls>

export const createStaffDoor = (parts: AuthParts): StaffDoor => createDoor(parts, staffCalls)
