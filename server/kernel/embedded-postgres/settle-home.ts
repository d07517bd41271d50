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
 * Makes the data folder, in a place where the runner can reach it. When the runner cannot (a checkout under
 * /root), the folder lies in `sharedDirectory` and `dataDirectory` becomes a link to it.
 */
export function settleHome({ dataDirectory, sharedDirectory, log }: Deps): {
  home: Home
  runner: Runner | undefined
} {
  const wanted = resolve(dataDirectory)
  refuseDanglingLink(wanted)
  // Before we look who may enter: our umask closes what we make.
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
      `The database in ${wanted} runs as ${runner.name}, who may not enter ${blocking}. ` +
        `Let it through: chmod o+x ${blocking}`,
    )
  }
  const directory = linkToReachableFolder(wanted, sharedDirectory, runner)
  log(
    `${runner.name} may not enter ${blocking}: the database lies in ${directory}, and ${wanted} is a link to it`,
  )
  return { home: describeHome(directory), runner }
}

// A folder of root's that is in the way only because it is closed itself is ours to open.
const canOpenUp = (wanted: string, blocking: string) =>
  existsSync(wanted) && realpathSync(wanted) === blocking && lstatSync(blocking).uid === 0

function refuseDanglingLink(wanted: string): void {
  const entry = lstatSync(wanted, { throwIfNoEntry: false })
  if (!entry?.isSymbolicLink() || existsSync(wanted)) return
  throw new EmbeddedPostgresError(
    'folder_unusable',
    `The data folder ${wanted} is a link to ${readlinkSync(wanted)}, which is not there. Bring that folder back ` +
      `(mount its disk, restore its backup), or delete the link to start with an empty shop.`,
  )
}

// 0711 lets the runner through to its cluster, and shows nobody what else is there.
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
      `The database runs as ${runner.name}, who may enter neither ${wanted} nor ${blocking}. ` +
        `Let it through: chmod o+x ${blocking}`,
    )
  }
  makeFolder(target)
  removeEmptyFolder(wanted)
  try {
    symlinkSync(target, wanted)
  } catch (error) {
    // Another starter linked first: its folder is the one.
    if (!lstatSync(wanted).isSymbolicLink()) throw error
  }
  return realpathSync(wanted)
}

// A cluster that no link points to belonged to a project that was deleted: it is kept, and not taken for this one's.
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
