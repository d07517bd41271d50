import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import { whoDidIt } from '#server/kernel/audit.ts'
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

/** The row as stored in the history. */
function historyRow({ actor, ...entry }: HistoryEntry): typeof orderHistory.$inferInsert {
  return { ...entry, ...whoDidIt(actor) }
}

/** Written in the transaction of the change that it records. */
export async function recordHistory(transaction: Transaction, entry: HistoryEntry): Promise<void> {
  await transaction.insert(orderHistory).values(historyRow(entry))
}

/** The same in one statement with the change itself: `transaction.with(…).update(…)`. */
export const historyBeside = (transaction: Transaction, entry: HistoryEntry) =>
  transaction
    .$with('noted')
    .as(transaction.insert(orderHistory).values(historyRow(entry)).returning({ id: orderHistory.id }))

/** Adds what another capability did to the order's history. */
export const recordEvent = (
  { clock }: Pick<OrdersDeps, 'clock'>,
  transaction: Transaction,
  event: Omit<HistoryEntry, 'at'>,
): Promise<void> => recordHistory(transaction, { ...event, at: clock.now() })
