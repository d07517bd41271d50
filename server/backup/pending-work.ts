import { and, eq, sql } from 'drizzle-orm'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { announceBackup } from './announce-backup.ts'
import { type BackupsDeps, takeBackupJob } from './deps.ts'
import { backups } from './tables.ts'

export const backupWork = (deps: BackupsDeps): PendingWork[] => [
  {
    name: 'backups',
    jobs: [takeBackupJob],
    key: 'backupId',
    waiting: sql`select ${backups.id}::text as id from ${backups} where ${backups.state} = 'working'`,
    enqueue: (transaction, id) =>
      deps.jobs.enqueue(transaction, takeBackupJob, { backupId: id }, { singletonKey: 'backup' }),
    async giveUp(transaction, id, cause) {
      const [row] = await transaction
        .update(backups)
        .set({
          state: 'failed',
          finishedAt: deps.clock.now(),
          problem: sql`coalesce(${backups.problem}, ${cause})`,
        })
        .where(and(eq(backups.id, id), eq(backups.state, 'working')))
        .returning({ id: backups.id })
      if (row) await announceBackup(deps, transaction, id)
    },
  },
]
