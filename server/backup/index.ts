export { type CheckedBackup, checkBackup, restoreBackup } from './restore-backup.ts'
export { takeBackup } from './take-backup.ts'
