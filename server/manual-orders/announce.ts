import type { Transaction } from '#server/kernel/database.ts'
import type { ManualOrderDeps } from './deps.ts'

/** Tells staff that a manual order changed, when the transaction commits. */
export const announce = (
  { realtime }: Pick<ManualOrderDeps, 'realtime'>,
  transaction: Transaction,
  id: string,
): Promise<void> => realtime.announce(transaction, { topic: 'staff', event: 'manual-order.changed', id })
