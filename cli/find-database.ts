import { join } from 'node:path'
import { findRunningPostgres } from '#server/kernel/embedded-postgres/index.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { type Attempt, waitFor, waitForDatabase } from '#server/kernel/postgres/wait-for-database.ts'

/**
 * For processes that only join in: the PostgreSQL that the owner named, or the embedded one that a running shop keeps
 * on the same data folder. Waits for either.
 */
export async function findDatabase(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_WAIT_SECONDS'>,
  say: (message: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const { DATABASE_URL, DATA_DIR, DATABASE_WAIT_SECONDS: seconds } = environment
  if (DATABASE_URL) {
    await waitForDatabase(DATABASE_URL, { seconds, say, signal })
    return DATABASE_URL
  }
  const find = async (): Promise<Attempt<string>> => {
    const running = await findRunningPostgres(join(DATA_DIR, 'postgres'))
    return running ? { found: running.connectionString() } : { missing: 'no shop is running there' }
  }
  return waitFor(find, { what: `the shop on ${DATA_DIR}`, seconds, say, signal }).catch((error) => {
    if (!(error instanceof OperatorError)) throw error
    throw new OperatorError(
      'A worker needs the shop’s database. Set DATABASE_URL, or start the shop on this DATA_DIR before its workers.',
    )
  })
}
