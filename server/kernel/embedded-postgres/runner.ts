import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError, useAnotherPostgres } from './embedded-postgres-error.ts'

/** The user that PostgreSQL runs as if it can't run as us. */
export type Runner = { uid: number; gid: number; name: string }

export const isRoot = (): boolean => process.getuid?.() === 0

/**
 * PostgreSQL refuses to run as root, so root lends it another user: the owner of the cluster if there is one,
 * otherwise `postgres`, otherwise `nobody` (initdb insists on an entry in the user list).
 * Undefined when we are not root: PostgreSQL then runs as we do.
 */
export function chooseRunner(clusterDirectory: string): Runner | undefined {
  if (!isRoot()) return undefined
  const owner = statSync(clusterDirectory, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `user ${owner.uid}` }
  const users = readUsers()
  const runner = users.get('postgres') ?? users.get('_postgres') ?? users.get('nobody')
  if (runner) return runner
  throw new EmbeddedPostgresError(
    'folder_unusable',
    `PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody" to run it as. ` +
      `Start Gangway as an ordinary user, or add one: useradd --system postgres. ${useAnotherPostgres} to do without.`,
  )
}

/** Makes the runner the owner of all files under a path; symlinks are not followed. */
export function giveTree(path: string, runner: Runner): void {
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return
  if (entry.uid !== runner.uid || entry.gid !== runner.gid) chownSync(path, runner.uid, runner.gid)
  if (entry.isDirectory()) for (const name of readdirSync(path)) giveTree(join(path, name), runner)
}

function readUsers(): Map<string, Runner> {
  const users = new Map<string, Runner>()
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':')
    // `>>> 0`: macOS writes nobody as -2.
    if (name && uid && gid) users.set(name, { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 })
  }
  return users
}
