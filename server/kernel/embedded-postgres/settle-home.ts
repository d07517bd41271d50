import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { findBlockingFolder } from './check-reach.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { describeHome, type Home } from './home.ts'
import { makeOpenFolder } from './make-open-folder.ts'
import { chooseRunner, isRoot, type Runner } from './runner.ts'

type Deps = { dataDirectory: string; sharedDirectory: string; log: (message: string) => void }

/**
 * Creates the data folder where the runner can reach it. If the runner can't (a checkout under /root), the folder is
 * created in `sharedDirectory` and `dataDirectory` becomes a link to it.
 */
export function settleHome({ dataDirectory, sharedDirectory, log }: Deps): {
  home: Home
  runner: Runner | undefined
} {
  const wanted = resolve(dataDirectory)
  refuseDanglingLink(wanted)
  // Before checking who may enter: our umask closes the folders we create.
  mkdirSync(dirname(wanted), { recursive: true })
  const runner = chooseRunner(describeHome(wanted).cluster)
  const blocking = runner && findBlockingFolder(wanted, runner)
  if (!runner || !blocking || canOpenUp(wanted, blocking)) {
    makeFolder(wanted)
    return { home: describeHome(realpathSync(wanted)), runner }
  }
  if (existsSync(describeHome(wanted).cluster)) {
    throw new EmbeddedPostgresError(
      'folder_unusable',
      `The database in ${wanted} runs as ${runner.name}, who is not allowed to enter ${blocking}. ` +
        `Allow it: chmod o+x ${blocking}`,
    )
  }
  const directory = linkToReachableFolder(wanted, sharedDirectory, runner)
  log(
    `${runner.name} is not allowed to enter ${blocking}: the database is in ${directory}, and ${wanted} is a link to it`,
  )
  return { home: describeHome(directory), runner }
}

// We may open a folder of root's that is in the way only because it is closed itself.
const canOpenUp = (wanted: string, blocking: string) =>
  existsSync(wanted) && realpathSync(wanted) === blocking && lstatSync(blocking).uid === 0

function refuseDanglingLink(wanted: string): void {
  const entry = lstatSync(wanted, { throwIfNoEntry: false })
  if (!entry?.isSymbolicLink() || existsSync(wanted)) return
  throw new EmbeddedPostgresError(
    'folder_unusable',
    `The data folder ${wanted} is a link to ${readlinkSync(wanted)}, which does not exist. Bring that folder back ` +
      `(mount its disk, restore its backup), or delete the link to start with an empty shop.`,
  )
}

// 0711 lets the runner through to its cluster, and doesn't let others list what else is there.
function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true })
  if (isRoot()) chmodSync(path, 0o711)
}

function linkToReachableFolder(wanted: string, sharedDirectory: string, runner: Runner): string {
  const target = pickUnused(
    join(sharedDirectory, createHash('sha256').update(wanted).digest('hex').slice(0, 16)),
  )
  makeOpenFolder(sharedDirectory)
  const blocking = findBlockingFolder(target, runner)
  if (blocking) {
    throw new EmbeddedPostgresError(
      'folder_unusable',
      `The database runs as ${runner.name}, who is not allowed to enter ${wanted} or ${blocking}. ` +
        `Allow it: chmod o+x ${blocking}`,
    )
  }
  makeFolder(target)
  removeEmptyFolder(wanted)
  try {
    symlinkSync(target, wanted)
  } catch (error) {
    // Another process linked first: its folder is used.
    if (!lstatSync(wanted).isSymbolicLink()) throw error
  }
  return realpathSync(wanted)
}

// A cluster that no link points to belonged to a project that was deleted: it is kept, and not reused for this one.
function pickUnused(base: string): string {
  let candidate = base
  for (let number = 2; existsSync(describeHome(candidate).cluster); number += 1)
    candidate = `${base}-${number}`
  return candidate
}

function removeEmptyFolder(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false })
  if (!entry?.isDirectory()) return
  try {
    rmdirSync(path)
  } catch (error) {
    if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
