import { chmodSync, chownSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isRoot } from './runner.ts'

/** The contents of the data folder. A single folder, so that it can be moved and backed up as a whole. */
export type Home = {
  directory: string
  /** PostgreSQL's own data directory. */
  cluster: string
  /** The superuser's password, mode 0600. */
  password: string
  /** The TCP port that was picked, if sockets don't work. */
  port: string
  socket: string
  log: string
  lock: string
  /** The process id of the lock's holder. */
  holder: string
}

export function describeHome(directory: string): Home {
  const inside = (name: string) => join(directory, name)
  return {
    directory,
    cluster: inside('cluster'),
    password: inside('password'),
    port: inside('port'),
    socket: inside('socket'),
    log: inside('postgres.log'),
    lock: inside('lock'),
    holder: inside('holder'),
  }
}

/**
 * Closes a file to others, and gives it to the folder's owner: what root creates in an ordinary user's folder must not
 * lock that user out later.
 */
export function claimFile(home: Home, path: string): void {
  if (isRoot()) {
    const owner = statSync(home.directory)
    chownSync(path, owner.uid, owner.gid)
  }
  if (process.platform !== 'win32' && (statSync(path).mode & 0o777) !== 0o600) chmodSync(path, 0o600)
}
