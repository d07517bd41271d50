import type { Transaction } from '#server/kernel/database.ts'
import type { BackupsDeps } from './deps.ts'

/** Notifies open staff pages when the transaction commits. */
export const announceBackup = (
  { realtime }: Pick<BackupsDeps, 'realtime'>,
  transaction: Transaction,
  id: string,
): Promise<void> => realtime.announce(transaction, { topic: 'staff', event: 'backup.changed', id })
