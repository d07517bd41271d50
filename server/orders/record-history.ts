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

/** Puts what another capability did into the order's history. */
export const recordEvent = (
  { clock }: Pick<OrdersDeps, 'clock'>,
  transaction: Transaction,
  event: Omit<HistoryEntry, 'at'>,
): Promise<void> => recordHistory(transaction, { ...event, at: clock.now() })
