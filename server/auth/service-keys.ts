import { and, desc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { minutes } from '#server/kernel/clock.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { serviceKeys } from './tables.ts'
import type { AuthParts } from './types.ts'

/** Says in a log or a repository what has been left there. */
const prefix = 'gangway_service_'

/** How exactly a key's last use is known; finer would write on every request. */
const lastUseGrain = minutes(1)

export type ServiceKey = {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
  revokedAt: Date | null
}

/** As it is told in lists and the audit log. */
export const serviceKeyNameSchema = z.string().trim().min(1).max(60)

/** Keys of other systems for /auth/v1/admin. The key itself is shown once, and only its hash is kept. */
export type ServiceKeys = {
  create(name: string, actor: Actor | SystemActor): Promise<{ id: string; key: string }>
  /** Newest first, revoked ones too. */
  list(): Promise<ServiceKey[]>
  /** False when there is none, or it was revoked before. */
  revoke(id: string, actor: Actor | SystemActor): Promise<boolean>
  /** Whose key this is, for the audit log; null when it is none, or revoked. */
  authenticate(key: string): Promise<(SystemActor & { keyId: string }) | null>
}

export const createServiceKeys = ({
  database,
  clock,
}: Pick<AuthParts, 'database' | 'clock'>): ServiceKeys => ({
  async create(name, actor) {
    const key = prefix + newSecret()
    return database.transaction(async (transaction) => {
      const row = { name, keyHash: hashSecret(key), createdAt: clock.now() }
      const [made] = await transaction.insert(serviceKeys).values(row).returning({ id: serviceKeys.id })
      if (!made) throw new Error('A service key was not inserted.')
      const subject = `service-key:${made.id}`
      await audit(transaction, actor, { action: 'auth.create-service-key', subject, after: { name } })
      return { id: made.id, key }
    })
  },

  list: () =>
    database.orm
      .select({
        id: serviceKeys.id,
        name: serviceKeys.name,
        createdAt: serviceKeys.createdAt,
        lastUsedAt: serviceKeys.lastUsedAt,
        revokedAt: serviceKeys.revokedAt,
      })
      .from(serviceKeys)
      .orderBy(desc(serviceKeys.createdAt)),

  revoke: (id, actor) =>
    database.transaction(async (transaction) => {
      const [revoked] = await transaction
        .update(serviceKeys)
        .set({ revokedAt: clock.now() })
        .where(and(eq(serviceKeys.id, id), isNull(serviceKeys.revokedAt)))
        .returning({ name: serviceKeys.name })
      if (!revoked) return false
      const subject = `service-key:${id}`
      await audit(transaction, actor, { action: 'auth.revoke-service-key', subject, before: revoked })
      return true
    }),

  async authenticate(key) {
    if (!key.startsWith(prefix)) return null
    const isTheKey = and(eq(serviceKeys.keyHash, hashSecret(key)), isNull(serviceKeys.revokedAt))
    const [row] = await database.orm.select().from(serviceKeys).where(isTheKey)
    if (!row) return null
    const now = clock.now()
    if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() >= lastUseGrain)
      await database.orm.update(serviceKeys).set({ lastUsedAt: now }).where(eq(serviceKeys.id, row.id))
    return { system: `service key ${row.name}`, keyId: row.id }
  },
})
