export type EmbeddedPostgresReason =
  | 'already_running'
  | 'binaries_missing'
  | 'binaries_unusable'
  | 'folder_unusable'
  | 'wrong_version'
  | 'password_missing'
  | 'init_failed'
  | 'start_failed'
  | 'stop_failed'

/**
 * Why the embedded PostgreSQL could not be started or stopped. The message is meant for the person at the
 * terminal: it says what is wrong and how to fix it.
 */
export class EmbeddedPostgresError extends Error {
  readonly reason: EmbeddedPostgresReason
  /** With `already_running`: the process that holds the data folder, if known. */
  readonly holder: number | undefined

  constructor(reason: EmbeddedPostgresReason, message: string, holder?: number) {
    super(message)
    this.name = 'EmbeddedPostgresError'
    this.reason = reason
    this.holder = holder
  }
}

/** The fix that always works: using another PostgreSQL instead of the embedded one. */
export const useAnotherPostgres =
  'Set DATABASE_URL to a PostgreSQL ≥ 15 (postgresql://user:password@host:5432/database)'
