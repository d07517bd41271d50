import type { Transaction } from '#server/kernel/database.ts'
import type { ManualOrderNeeds } from './needs.ts'

/** Tells staff that a manual order changed, when the transaction commits. */
export const announce = (
  { realtime }: Pick<ManualOrderNeeds, 'realtime'>,
  transaction: Transaction,
  id: string,
): Promise<void> => realtime.announce(transaction, { topic: 'staff', event: 'manual-order.changed', id })
