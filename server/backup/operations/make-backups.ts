import { z } from 'zod'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { beginBackup } from '../begin-backup.ts'
import type { BackupsDeps } from '../deps.ts'
import { backupShape, planShape } from '../present.ts'
import { readBackups } from '../read-backups.ts'

export const listBackups = defineOperation({
  name: 'backups.list',
  route: 'GET /backups',
  summary: 'When and where backups are made, the newest that can be restored, and the last 200',
  may: 'backups.write',
  input: z.object({}),
  example: {},
  result: z.object({
    plan: planShape.nullable(),
    lastGood: backupShape.nullable(),
    isOverdue: z.boolean(),
    backups: z.array(backupShape),
  }),
  run: async (deps: BackupsDeps) => ok(await readBackups(deps)),
})

export const beginBackupNow = defineOperation({
  name: 'backups.begin',
  route: 'POST /backups',
  summary: 'Make a backup now, at the planned location',
  may: 'backups.write',
  input: z.object({}),
  example: {},
  result: z.object({ backup: z.uuid() }),
  run: (deps: BackupsDeps, actor) =>
    deps.database.transaction(async (transaction) => {
      const by = nameOfActor(actor)
      const backup = await beginBackup(deps, transaction, by)
      await audit(transaction, actor, { action: 'backup.begin', subject: `backup:${backup}` })
      return ok({ backup })
    }),
})
