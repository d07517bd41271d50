import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import type { Environment } from '#server/kernel/environment.ts'

export type DatabaseServer = { connectionString: string; stop(): Promise<void> }

/** The PostgreSQL that the shop's owner named, or our own in the data folder. */
export async function openDatabaseServer(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
  log: (message: string) => void,
): Promise<DatabaseServer> {
  if (environment.DATABASE_URL) return { connectionString: environment.DATABASE_URL, stop: async () => {} }
  const embedded = await startEmbeddedPostgres({ dataDirectory: join(environment.DATA_DIR, 'postgres'), log })
  return { connectionString: embedded.connectionString(), stop: () => embedded.stop() }
}
