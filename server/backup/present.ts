import { z } from 'zod'
import { backupPlanSchema, backupStates, placeWords } from '#domain/backups/backup-plan.ts'
import type { BackupsDeps } from './deps.ts'
import type { BackupPlanRow, BackupRow } from './tables.ts'

export const planShape = z.object({
  plan: backupPlanSchema,
  /** Whether one is stored; it is never shown. */
  hasPlaceSecret: z.boolean(),
  hasPassphrase: z.boolean(),
  version: z.int(),
})
export type BackupPlanView = z.output<typeof planShape>

export const backupShape = z.object({
  id: z.uuid(),
  fileName: z.string(),
  /** Such as "bucket shop-backups/daily". */
  place: z.string(),
  /** The argument with which `restore` finds it. */
  address: z.string(),
  isEncrypted: z.boolean(),
  state: z.enum(backupStates),
  /** 0 to 100. */
  progress: z.int(),
  problem: z.string().nullable(),
  createdBy: z.string(),
  createdAt: z.string(),
  /** The moment of the shop that it captures; null until it is made. So are those below. */
  takenAt: z.string().nullable(),
  byteSize: z.int().nullable(),
  rowCount: z.int().nullable(),
  fileCount: z.int().nullable(),
  /** False once the retention rule dropped it, or someone removed it. */
  isThere: z.boolean(),
})
export type BackupView = z.output<typeof backupShape>

export const toPlan = ({ plan, placeSecret, passphrase, version }: BackupPlanRow): BackupPlanView => ({
  ...{ plan, version },
  hasPlaceSecret: placeSecret !== null,
  hasPassphrase: passphrase !== null,
})

export const toBackup = (
  { backupPlaces }: Pick<BackupsDeps, 'backupPlaces'>,
  { id, fileName, place, isEncrypted, state, progress, problem, createdBy, ...row }: BackupRow,
): BackupView => ({
  ...{ id, fileName, isEncrypted, state, progress, problem, createdBy },
  place: placeWords(place),
  address: backupPlaces.addressOf(place, fileName),
  createdAt: row.createdAt.toISOString(),
  takenAt: row.takenAt?.toISOString() ?? null,
  ...{ byteSize: row.byteSize, rowCount: row.rowCount, fileCount: row.fileCount },
  isThere: state === 'done' && row.goneAt === null,
})
