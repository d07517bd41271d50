import { table } from '#domain/table.ts'
import { EmbeddedPostgresError } from '#server/kernel/embedded-postgres/index.ts'
import { AppError } from '#server/kernel/errors.ts'
import { StorageOutage } from '#server/kernel/file-store.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { MigrationFailed } from '#server/kernel/postgres/migrate-database.ts'
import { isDatabaseOutage } from '#server/kernel/postgres/outage.ts'
import { LostSecretsKey } from '#server/kernel/secret-box.ts'

const kinds = [EmbeddedPostgresError, LostSecretsKey, OperatorError]

/** Tells an owner what is wrong and what to do; null for a bug of ours. */
export function wordsFor(error: unknown): string | null {
  if (error instanceof Error && kinds.some((kind) => error instanceof kind)) return error.message
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AppError && cause.code === 'no_room') return noRoom
    if (cause instanceof StorageOutage) return `${cause.message}. ${storageRemedy}`
    const { code = '', path, syscall = '' }: NodeJS.ErrnoException = cause
    const says = machineWords[code]
    // One of our files, not a program or socket of someone else's.
    const isFile = path !== undefined && !syscall.startsWith('spawn')
    if (says && (isFull(code) || isFile)) return `${says.what} (${cause.message}). ${says.remedy}`
  }
  if (error instanceof MigrationFailed) return error.message
  if (error instanceof Error && isDatabaseOutage(error))
    return `The database went away (${rootOf(error).message}). ${databaseRemedy}`
  return null
}

const noRoom =
  'Less than DISK_FLOOR_MB is free on the disk that holds DATA_DIR. Free up space there, or set DISK_FLOOR_MB lower, and ' +
  'start again: nothing is lost.'
const storageRemedy =
  'Check that it’s running and that the S3 settings are right, then start again: nothing is lost.'
const databaseRemedy = 'Check its log to see why, then start again: nothing is lost.'

const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error)

const full = {
  what: 'The disk is full',
  remedy: 'Free up space on the disk that holds DATA_DIR, or the database, and start again: nothing is lost.',
}
const refused = {
  what: 'A file of the shop cannot be used',
  remedy: 'Give the user who runs the shop read and write access to it, and start again.',
}

/** System error codes, and those of PostgreSQL (manual, appendix A). */
const machineWords = table<typeof full>({
  ...{ ENOSPC: full, EDQUOT: full, '53100': full },
  ...{ EACCES: refused, EPERM: refused, EROFS: refused },
})

const isFull = (code: string): boolean => machineWords[code] === full
