import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { type HistoryKind, orderHistory } from './tables.ts'

export type HistoryEntry = {
  orderId: string
  at: Date
  actor: Actor | SystemActor
  kind: HistoryKind
  from: string | null
  to: string
  note?: string
}

/** Written in the transaction of the change that it tells of. */
export async function recordHistory(
  transaction: Transaction,
  { actor, ...entry }: HistoryEntry,
): Promise<void> {
  const isSystem = 'system' in actor
  await transaction.insert(orderHistory).values({
    ...entry,
    actorId: isSystem ? null : (actor.user?.id ?? null),
    actorName: isSystem ? actor.system : (actor.user?.email ?? actor.key?.name ?? 'visitor'),
  })
}
