import { beginBackupNow, listBackups } from './make-backups.ts'
import { savePlan } from './save-plan.ts'

export const backupOperations = [listBackups, savePlan, beginBackupNow] as const
