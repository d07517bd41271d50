import { existsSync, realpathSync } from 'node:fs'
import type { Listener } from './choose-listener.ts'
import { canConnect, connectionStringOf } from './connect.ts'
import { readPassword } from './create-cluster.ts'
import { describeHome } from './home.ts'
import { isAlive, readPostmaster } from './postmaster-file.ts'

/**
 * The embedded PostgreSQL that another process runs on a data folder, for commands that run alongside `npm start`;
 * undefined if none accepts connections there.
 */
export async function findRunningPostgres(
  dataDirectory: string,
): Promise<{ connectionString(databaseName?: string): string } | undefined> {
  if (!existsSync(dataDirectory)) return undefined
  const home = describeHome(realpathSync(dataDirectory))
  const postmaster = readPostmaster(home.cluster)
  if (postmaster?.status !== 'ready' || !isAlive(postmaster.pid)) return undefined
  const { port, socketDirectory: directory } = postmaster
  const listener: Listener = directory ? { kind: 'socket', directory, port } : { kind: 'port', port }
  const password = readPassword(home)
  const answers = await canConnect(connectionStringOf(listener, password)).catch(() => false)
  if (!answers) return undefined
  return { connectionString: (databaseName) => connectionStringOf(listener, password, databaseName) }
}
