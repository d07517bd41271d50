import { and, desc, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { emailSchema } from '#domain/account.ts'
import { apiKeySchema } from '#domain/api-key.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { staffRoleSchema } from '#domain/role.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { staffInvitation } from '#server/mail/templates/staff-invitation.ts'
import { linkMinutes, openWays } from './account-rules.ts'
import { addUser } from './add-user.ts'
import { endAllSessions, endSessionsWhere } from './end-sessions.ts'
import { linkPath } from './mail-links.ts'
import { issueToken } from './one-time-tokens.ts'
import { createServiceKeys, type ServiceKey } from './service-keys.ts'
import { sessions } from './tables.ts'
import type { AuthParts } from './types.ts'

const inviteSchema = z.object({
  email: emailSchema,
  fullName: z.string().trim().min(1).max(120),
  role: staffRoleSchema,
})

export type CreateKeyOutcome = { ok: true; key: string } | { ok: false; fieldErrors: FieldErrors }

export type InviteOutcome = { ok: true } | { ok: false; reason: 'invalid' | 'account_exists' }

export type StaffSession = {
  id: string
  userAgent: string
  address: string
  lastUsedAt: Date
  createdAt: Date
}

/** What owners do with the accounts of staff, and with the keys of other systems. */
export type StaffDoor = {
  /** Makes the account without a password, and mails the link that sets one, once. */
  invite(actor: Actor, input: unknown): Promise<InviteOutcome>
  sessionsOf(actor: Actor, userId: string): Promise<StaffSession[]>
  endSessionsOf(actor: Actor, userId: string): Promise<number>
  /** One of them. False when it is over, or not that person's. */
  endSessionOf(actor: Actor, userId: string, sessionId: string): Promise<boolean>
  /** Newest first, revoked ones too. */
  serviceKeys(actor: Actor): Promise<ServiceKey[]>
  /** The key, which is told only now. */
  createServiceKey(actor: Actor, input: unknown): Promise<CreateKeyOutcome>
  /** False when there is none in use. */
  revokeServiceKey(actor: Actor, id: string): Promise<boolean>
}

export function createStaffDoor(parts: AuthParts): StaffDoor {
  const { database, clock } = parts
  const keys = createServiceKeys(parts)
  return {
    async serviceKeys() {
      return keys.list()
    },

    async createServiceKey(actor, input) {
      const reading = apiKeySchema.safeParse(input)
      if (!reading.success) return { ok: false, fieldErrors: fieldErrorsOf(reading.error) }
      return { ok: true, key: (await keys.create(reading.data, actor)).key }
    },

    async revokeServiceKey(actor, id) {
      return z.uuid().safeParse(id).success && keys.revoke(id, actor)
    },

    async invite(actor, input) {
      const reading = inviteSchema.safeParse(input)
      if (!reading.success) return { ok: false, reason: 'invalid' }
      const { email, fullName, role } = reading.data
      return database.transaction(async (transaction): Promise<InviteOutcome> => {
        const user = await addUser(parts, transaction, {
          email,
          fullName,
          role,
          phone: '',
          passwordHash: null,
          isEmailConfirmed: false,
          userMetadata: { full_name: fullName },
        })
        if (!user) return { ok: false, reason: 'account_exists' }
        // Where nobody signs in by password there is none to choose.
        const purpose = openWays(parts).password ? 'recovery' : 'invite'
        const invitation = purpose === 'invite' ? { isPasswordless: true } : { minutes: linkMinutes(parts) }
        const token = { userId: user.id, address: email, purpose } as const
        const { secret, expiresAt } = await issueToken(parts, transaction, token)
        await parts.mail.send(transaction, {
          template: staffInvitation,
          to: email,
          data: { path: linkPath(purpose, secret, null, null), fullName, role, ...invitation },
          dedupeKey: `staff-invitation:${user.id}`,
          expiresAt,
        })
        const entry = { action: 'auth.invite-staff', subject: `user:${user.id}`, after: { email, role } }
        await audit(transaction, actor, entry)
        return { ok: true }
      })
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

    async endSessionOf(actor, userId, sessionId) {
      if (!z.uuid().safeParse(userId).success || !z.uuid().safeParse(sessionId).success) return false
      return database.transaction(async (transaction) => {
        const isIt = and(eq(sessions.userId, userId), eq(sessions.id, sessionId))
        const [ended] = await endSessionsWhere(parts, transaction, isIt)
        if (!ended) return false
        const before = { userAgent: ended.userAgent }
        const entry = { action: 'auth.end-session', subject: `user:${userId}`, before }
        await audit(transaction, actor, entry)
        return true
      })
    },

    async endSessionsOf(actor, userId) {
      if (!z.uuid().safeParse(userId).success) return 0
      return database.transaction(async (transaction) => {
        const ended = await endAllSessions(parts, transaction, userId)
        const after = { sessions: ended.length }
        await audit(transaction, actor, { action: 'auth.end-sessions', subject: `user:${userId}`, after })
        return ended.length
      })
    },
  }
}
