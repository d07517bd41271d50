import { table } from '#domain/table.ts'
import { EmbeddedPostgresError } from '#server/kernel/embedded-postgres/index.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { LostSecretsKey } from '#server/kernel/secret-box.ts'

const kinds = [EmbeddedPostgresError, LostSecretsKey, OperatorError]

/** For an owner, what is wrong and what to do; null for a bug of ours. */
export function wordsFor(error: unknown): string | null {
  if (error instanceof Error && kinds.some((kind) => error instanceof kind)) return error.message
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', path, syscall = '' }: NodeJS.ErrnoException = cause
    const says = machineWords[code]
    // A file of ours, and no program or socket of others.
    const isFile = path !== undefined && !syscall.startsWith('spawn')
    if (says && (isFull(code) || isFile)) return `${says.what} (${cause.message}). ${says.remedy}`
  }
  return null
}

const full = {
  what: 'The disk is full',
  remedy: 'Make room on the disk that holds DATA_DIR, or the database, and start again: nothing is lost.',
}
const refused = {
  what: 'A file of the shop cannot be used',
  remedy: 'Let the user who runs the shop read and write it, and start again.',
}

/** Codes of the system, and of PostgreSQL (manual, appendix A). */
const machineWords = table<typeof full>({
  ...{ ENOSPC: full, EDQUOT: full, '53100': full },
  ...{ EACCES: refused, EPERM: refused, EROFS: refused },
})

const isFull = (code: string): boolean => machineWords[code] === full
