import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { claimFile, type Home } from './home.ts'
import { pollUntil } from './poll-until.ts'
import { isAlive } from './postmaster-file.ts'

export type Lock = { release(): void }

/**
 * Holds the data folder for this process; throws `already_running` if another one does.
 *
 * Node has no file locks, but an open SQLite transaction is one on every system: the kernel frees it when the process
 * dies, however it dies, and no process id can be mistaken for another's. Danger: POSIX also frees the lock when this
 * process opens and closes the file by other means.
 */
export async function holdLock(home: Home): Promise<Lock> {
  const database = await lockOpen(home)
  claimFile(home, home.lock)
  writeFileSync(home.holder, `${process.pid}\n`)
  claimFile(home, home.holder)
  return {
    release() {
      if (!database.isOpen) return
      writeFileSync(home.holder, '')
      database.close()
    },
  }
}

async function lockOpen(home: Home): Promise<DatabaseSync> {
  const database = new DatabaseSync(home.lock, { open: false })
  try {
    database.open()
    // No journal file: it would be left behind after a kill, and might belong to a different user than the next start.
    database.exec('PRAGMA journal_mode = MEMORY')
    database.exec('BEGIN IMMEDIATE')
    // On a read-only file, SQLite would continue without the lock.
    accessSync(home.lock, constants.W_OK)
    return database
  } catch (error) {
    if (database.isOpen) database.close()
    if (isBusy(error)) throw await alreadyRunning(home)
    throw new EmbeddedPostgresError(
      'folder_unusable',
      `The data folder ${home.directory} cannot be written to (${error instanceof Error ? error.message : error}). ` +
        `If another user started Gangway on it before, start it as that user or make the folder yours (chown -R).`,
    )
  }
}

const SQLITE_BUSY = 5

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

async function alreadyRunning(home: Home): Promise<EmbeddedPostgresError> {
  // The winner writes its number just after taking the lock.
  const holder = await pollUntil(() => readHolder(home), { attempts: 50, everyMilliseconds: 10 })
  return new EmbeddedPostgresError(
    'already_running',
    `another Gangway is running on this data folder (process ${holder ?? 'unknown'}): ${home.directory}. ` +
      `Stop that one first, or give this one another DATA_DIR.`,
    holder,
  )
}

function readHolder(home: Home): number | undefined {
  if (!existsSync(home.holder)) return undefined
  const holder = Number.parseInt(readFileSync(home.holder, 'utf8'), 10)
  return isAlive(holder) ? holder : undefined
}
