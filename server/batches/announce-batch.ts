import type { Transaction } from '#server/kernel/database.ts'
import type { BatchesDeps } from './deps.ts'

/** Tells the pages of whoever started it, when the transaction commits. */
export const announceBatch = (
  { realtime }: Pick<BatchesDeps, 'realtime'>,
  transaction: Transaction,
  { id, userId }: { id: string; userId: string },
): Promise<void> => realtime.announce(transaction, { topic: `user:${userId}`, event: 'batch.changed', id })
