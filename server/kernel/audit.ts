import type { Actor, SystemActor } from './actor.ts'
import type { Executor } from './database.ts'
import { auditEntries } from './tables.ts'

export type AuditEntry = { action: string; subject: string; before?: unknown; after?: unknown }

/** Records a change beside the change itself. `subject` is "kind:id", such as "order:…". */
export async function audit(
  executor: Executor,
  actor: Actor | SystemActor,
  entry: AuditEntry,
): Promise<void> {
  await executor.insert(auditEntries).values({ ...who(actor), ...entry })
}

function who(actor: Actor | SystemActor): { actorId: string | null; actorName: string } {
  if ('system' in actor) return { actorId: null, actorName: actor.system }
  return { actorId: actor.user?.id ?? null, actorName: actor.user?.email ?? 'visitor' }
}
