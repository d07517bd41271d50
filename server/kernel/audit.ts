import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Actor, isStaffActor, type KeyOfProgram, type SystemActor, type Way } from './actor.ts'
import type { Executor } from './database.ts'
import { currentOperation } from './operations/current-call.ts'
import type { OwnDataPart } from './own-data.ts'
import { auditEntries } from './tables.ts'

/** The kind of thing, and what was done to it: "order.set-status". */
export type AuditAction = `${string}.${string}`

export type AuditEntry = { action: AuditAction; subject: string; before?: unknown; after?: unknown }

/** Records a change in the same transaction as the change. `subject` is "kind:id", such as "order:…". */
export async function audit(
  executor: Executor,
  actor: Actor | SystemActor,
  entry: AuditEntry,
): Promise<void> {
  const operation = currentOperation.getStore() ?? null
  await executor.insert(auditEntries).values({ ...whoDidIt(actor), ...from(actor), operation, ...entry })
}

/** How the audit log names a program. */
export const nameOfKey = ({ name }: KeyOfProgram): string => `service key ${name}`

/** Who did it, as shown in records for staff. */
export function nameOfActor(actor: Actor | SystemActor): string {
  if ('system' in actor) return actor.system
  return actor.key ? nameOfKey(actor.key) : (actor.user?.email ?? 'visitor')
}

export const whoDidIt = (actor: Actor | SystemActor): { actorId: string | null; actorName: string } => ({
  actorId: 'system' in actor ? null : (actor.user?.id ?? null),
  actorName: nameOfActor(actor),
})

/** Customers are not tracked: the network address is recorded for staff and programs only. */
function from(actor: Actor | SystemActor): { way: Way | null; network: string | null } {
  if ('system' in actor) return { way: null, network: null }
  const isNoted = isStaffActor(actor) || actor.key !== undefined
  return { way: actor.way ?? null, network: (isNoted && actor.network) || null }
}

const nameless = (kept: PgColumn) => sql`${kept} - '{email,tags}'::text[]`

/**
 * Customers' actions stay recorded, but not who they were. Staff actions keep their name: the shop is accountable for
 * them.
 */
export const auditOwnData: OwnDataPart = {
  async hand(transaction, from, to) {
    await transaction
      .update(auditEntries)
      .set({ actorId: to.userId })
      .where(eq(auditEntries.actorId, from.userId))
  },
  async erase(transaction, { userId, isStaff }) {
    if (!isStaff)
      await transaction
        .update(auditEntries)
        .set({ actorId: null, actorName: 'customer', network: null })
        .where(eq(auditEntries.actorId, userId))
    await transaction
      .update(auditEntries)
      .set({ before: nameless(auditEntries.before), after: nameless(auditEntries.after) })
      .where(eq(auditEntries.subject, `user:${userId}`))
    return []
  },
}
