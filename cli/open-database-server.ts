import { join } from 'node:path'
import { keepPostgresRunning } from '#server/kernel/embedded-postgres/keep-running.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { waitForDatabase } from '#server/kernel/postgres/wait-for-database.ts'

export type DatabaseServer = {
  connectionString: string
  stop(): Promise<void>
  /** For the embedded server: resolves with the reason when it exits unexpectedly and cannot be restarted. */
  givenUp?: Promise<Error>
}

/** The PostgreSQL server that the shop's owner named, once it answers, or the embedded one in the data folder. */
export async function openDatabaseServer(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_WAIT_SECONDS'>,
  log: (message: string) => void,
  signal?: AbortSignal,
): Promise<DatabaseServer> {
  const { DATABASE_URL, DATA_DIR, DATABASE_WAIT_SECONDS } = environment
  if (DATABASE_URL) {
    await waitForDatabase(DATABASE_URL, { seconds: DATABASE_WAIT_SECONDS, say: log, signal })
    return { connectionString: DATABASE_URL, stop: async () => {} }
  }
  const embedded = await keepPostgresRunning({ dataDirectory: join(DATA_DIR, 'postgres'), log })
  const { stop, givenUp } = embedded
  return { connectionString: embedded.connectionString(), stop, givenUp }
}
