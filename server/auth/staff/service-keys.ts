import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { ApiKeyInput } from '#domain/people/api-key.ts'
import { type Permission, permissionKeys } from '#domain/people/permissions.ts'
import type { Actor, KeyOfProgram, SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { days, minutes } from '#server/kernel/clock.ts'
import type { AuthParts } from '../deps.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { serviceKeys } from '../tables.ts'

/** Identifies a key that was left in a log or a repository. */
const prefix = 'gangway_service_'

export const isServiceKey = (bearer: string): boolean => bearer.startsWith(prefix)

/** The precision of a key's last use; a finer one would write on every request. */
const lastUseGrain = minutes(1)

export type ServiceKey = {
  id: string
  name: string
  permissions: Permission[]
  expiresAt: Date | null
  createdAt: Date
  lastUsedAt: Date | null
  revokedAt: Date | null
}

/** Keys of other programs, each a set of permissions. The key itself is shown once, and only its hash is stored. */
export type ServiceKeys = {
  create(input: ApiKeyInput, actor: Actor | SystemActor): Promise<{ id: string; key: string }>
  /** Newest first, including revoked ones. */
  list(): Promise<ServiceKey[]>
  /** False when there is none, or it was already revoked. */
  revoke(id: string, actor: Actor | SystemActor): Promise<boolean>
  /** The key's program and permissions; null when there is none, or it is revoked or expired. */
  authenticate(key: string): Promise<KeyOfProgram | null>
}

export const createServiceKeys = ({
  database,
  clock,
}: Pick<AuthParts, 'database' | 'clock'>): ServiceKeys => ({
  async create({ name, permissions, days: lifetime }, actor) {
    const key = prefix + newSecret()
    return database.transaction(async (transaction) => {
      const now = clock.now()
      const expiresAt = lifetime === null ? null : new Date(now.getTime() + days(lifetime))
      const row = { name, permissions, expiresAt, keyHash: hashSecret(key), createdAt: now }
      const [made] = await transaction.insert(serviceKeys).values(row).returning({ id: serviceKeys.id })
      if (!made) throw new Error('A service key was not inserted.')
      const subject = `service-key:${made.id}`
      const after = { name, permissions, expiresAt }
      await audit(transaction, actor, { action: 'auth.create-service-key', subject, after })
      return { id: made.id, key }
    })
  },

  async list() {
    const rows = await database.orm.select().from(serviceKeys).orderBy(desc(serviceKeys.createdAt))
    return rows.map(({ keyHash: _, permissions, ...row }) => ({ ...row, permissions: known(permissions) }))
  },

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
    if (!isServiceKey(key)) return null
    const now = clock.now()
    const isTheKey = and(
      eq(serviceKeys.keyHash, hashSecret(key)),
      isNull(serviceKeys.revokedAt),
      or(isNull(serviceKeys.expiresAt), gt(serviceKeys.expiresAt, now)),
    )
    const [row] = await database.orm.select().from(serviceKeys).where(isTheKey)
    if (!row) return null
    if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() >= lastUseGrain)
      await database.orm.update(serviceKeys).set({ lastUsedAt: now }).where(eq(serviceKeys.id, row.id))
    return { id: row.id, name: row.name, permissions: new Set(known(row.permissions)) }
  },
})

/** A permission that no longer exists in the catalog grants nothing. */
const known = (permissions: readonly string[]): Permission[] =>
  permissionKeys.filter((key) => permissions.includes(key))
