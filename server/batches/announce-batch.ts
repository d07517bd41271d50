import type { Transaction } from '#server/kernel/database.ts'
import type { BatchesDeps } from './deps.ts'

/** Notifies the pages of the person who started it, when the transaction commits. */
export const announceBatch = (
  { realtime }: Pick<BatchesDeps, 'realtime'>,
  transaction: Transaction,
  { id, userId }: { id: string; userId: string },
): Promise<void> => realtime.announce(transaction, { topic: `user:${userId}`, event: 'batch.changed', id })
