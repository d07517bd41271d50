import { clearListener } from './choose-listener.ts'
import { connectionStringOf, ensureDatabase } from './connect.ts'
import { ensureCluster } from './create-cluster.ts'
import { holdLock } from './hold-lock.ts'
import { makeTemporaryHome, removeHome } from './make-temporary-home.ts'
import { prepareBinaries } from './prepare-binaries.ts'
import { openServerLog } from './server-log.ts'
import { settleHome } from './settle-home.ts'
import { startListening } from './start-listening.ts'
import { stopOrphan } from './stop-orphan.ts'

export { EmbeddedPostgresError, type EmbeddedPostgresReason } from './embedded-postgres-error.ts'
export { findRunningPostgres } from './find-running.ts'

export type EmbeddedPostgresOptions = {
  log: (message: string) => void
  /** Root only: the place for binaries and clusters that PostgreSQL's user could not reach otherwise. */
  sharedDirectory?: string
  /** A socket if the system has them, unless a loopback port is requested. */
  listen?: 'socket' | 'port'
} & ({ dataDirectory: string; throwAway?: false } | { throwAway: true })

export type EmbeddedPostgres = {
  /** For the superuser; without a name, to the shop's own database `gangway`. */
  connectionString(databaseName?: string): string
  /** Closes all connections, flushes everything to disk, and frees the data folder (removes it if throw-away). */
  stop(): Promise<void>
  /** Resolves when the server has ended, through stop() or on its own. */
  ended: Promise<void>
  processId: number
  /** The data folder with all symlinks resolved. */
  dataDirectory: string
  logFile: string
}

/**
 * Starts the PostgreSQL that npm installed, on a data folder of its own, created on the first start. As root, it runs
 * as another user (`postgres`, otherwise `nobody`, or the owner of the data).
 *
 * The caller stops it; if this process dies without doing so, the server ends itself, and if it can't, the next start
 * stops it. The server does not keep this process alive.
 *
 * With `throwAway`: a folder in the temporary directory, no waiting for the disk; for tests and benchmarks.
 * @throws EmbeddedPostgresError with the fix; `already_running` if another process holds the data folder
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, sharedDirectory = '/var/lib/gangway', listen = 'socket' } = options
  const throwAway = options.throwAway === true
  const { home, runner } = options.throwAway
    ? makeTemporaryHome(sharedDirectory)
    : settleHome({ dataDirectory: options.dataDirectory, sharedDirectory, log })
  const undo: (() => void | Promise<void>)[] = []
  let leaving: Promise<void> | undefined
  const leave = () => {
    leaving ??= (async () => {
      for (const step of undo.reverse()) await step()
    })()
    return leaving
  }
  if (throwAway) undo.push(() => removeHome(home))
  try {
    const lock = await holdLock(home)
    undo.push(() => lock.release())
    const binaries = prepareBinaries({ runner, sharedDirectory, log })
    await stopOrphan({ cluster: home.cluster, binaries, log })
    const password = await ensureCluster({ home, binaries, runner, throwAway, log })
    const serverLog = openServerLog(home)
    undo.push(() => serverLog.close())
    const { server, listener } = await startListening({
      home,
      binaries,
      runner,
      serverLog,
      throwAway,
      listen,
      log,
    })
    undo.push(() => clearListener(listener))
    let isStopping = false
    undo.push(() => {
      isStopping = true
      return server.stop()
    })
    await ensureDatabase(listener, password)
    void server.ended.then(() => {
      if (!isStopping) log(`PostgreSQL stopped on its own; ${home.log} says why`)
    })
    return {
      connectionString: (databaseName) => connectionStringOf(listener, password, databaseName),
      stop: leave,
      ended: server.ended,
      processId: server.pid,
      dataDirectory: home.directory,
      logFile: home.log,
    }
  } catch (error) {
    await leave()
    throw error
  }
}
