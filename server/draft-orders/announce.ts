import type { Transaction } from '#server/kernel/database.ts'
import type { DraftOrderDeps } from './deps.ts'

/** Notifies staff that a draft order changed, when the transaction commits. */
export const announce = (
  { realtime }: Pick<DraftOrderDeps, 'realtime'>,
  transaction: Transaction,
  id: string,
): Promise<void> => realtime.announce(transaction, { topic: 'staff', event: 'draft-order.changed', id })
