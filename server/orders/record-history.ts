import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { OrdersDeps } from './deps.ts'
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

/** What stands in the history of it. */
export function historyRow({ actor, ...entry }: HistoryEntry): typeof orderHistory.$inferInsert {
  const isSystem = 'system' in actor
  return {
    ...entry,
    actorId: isSystem ? null : (actor.user?.id ?? null),
    actorName: isSystem ? actor.system : (actor.user?.email ?? actor.key?.name ?? 'visitor'),
  }
}

/** Written in the transaction of the change that it tells of. */
export async function recordHistory(transaction: Transaction, entry: HistoryEntry): Promise<void> {
  await transaction.insert(orderHistory).values(historyRow(entry))
}

/** Puts what another capability did into the order's history. */
export const recordEvent = (
  { clock }: Pick<OrdersDeps, 'clock'>,
  transaction: Transaction,
  event: Omit<HistoryEntry, 'at'>,
): Promise<void> => recordHistory(transaction, { ...event, at: clock.now() })
