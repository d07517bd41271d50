import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError, useAnotherPostgres } from './embedded-postgres-error.ts'
import type { Binaries } from './find-binaries.ts'
import { claimFile, type Home } from './home.ts'
import { giveTree, type Runner } from './runner.ts'
import { cleanEnvironment, shopSettings } from './server-settings.ts'
import { watchParent } from './watch-parent.ts'

export const superuser = 'gangway'

type Deps = {
  home: Home
  binaries: Binaries
  runner: Runner | undefined
  throwAway: boolean
  log: (message: string) => void
}

/**
 * Ensures that there is a complete cluster of the right version; returns the superuser's password. initdb works in a
 * sibling folder that is renamed when complete, so an interrupted run leaves only leftovers, which are cleared here.
 */
export async function ensureCluster(deps: Deps): Promise<string> {
  const { home, binaries, runner, log } = deps
  clearUnfinished(home)
  if (existsSync(join(home.cluster, 'PG_VERSION'))) {
    refuseOtherVersion(home, binaries)
    // A backup restored by root belongs to root.
    if (runner && statSync(home.cluster).uid !== runner.uid) giveTree(home.cluster, runner)
    return readPassword(home)
  }
  log(`Setting up PostgreSQL ${binaries.version} in ${home.cluster}`)
  const password = readOrMakePassword(home)
  const unfinished = join(home.directory, `${UNFINISHED}${randomBytes(6).toString('hex')}`)
  try {
    await initialize(unfinished, password, deps)
    renameSync(unfinished, home.cluster)
    if (!deps.throwAway) syncFolder(home.directory)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return password
}

/** @throws `password_missing` */
export function readPassword(home: Home): string {
  const password = existsSync(home.password) && readFileSync(home.password, 'utf8').trim()
  if (password) return password
  throw new EmbeddedPostgresError(
    'password_missing',
    `The password of the database in ${home.cluster} is missing: restore the file ${home.password} from the backup.`,
  )
}

const UNFINISHED = 'cluster.unfinished-'

function clearUnfinished(home: Home): void {
  for (const name of readdirSync(home.directory)) {
    if (name.startsWith(UNFINISHED)) {
      rmSync(join(home.directory, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
    }
  }
}

function refuseOtherVersion(home: Home, binaries: Binaries): void {
  const found = readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8').trim()
  const ours = binaries.version.split('.')[0]
  if (found === ours) return
  throw new EmbeddedPostgresError(
    'wrong_version',
    `The database in ${home.cluster} was made by PostgreSQL ${found}, but this is PostgreSQL ${ours}. ` +
      `Dump it with the Gangway that made it (npm run shop -- backup) and restore it with this one.`,
  )
}

// Written before initdb, and reused if that was interrupted: a cluster never lacks its password.
function readOrMakePassword(home: Home): string {
  const kept = existsSync(home.password) && readFileSync(home.password, 'utf8').trim()
  if (kept) return kept
  const password = randomBytes(24).toString('base64url')
  writeFileSync(home.password, `${password}\n`, { mode: 0o600, flush: true })
  claimFile(home, home.password)
  return password
}

async function initialize(directory: string, password: string, deps: Deps): Promise<void> {
  const { runner, binaries, throwAway } = deps
  mkdirSync(directory)
  chmodSync(directory, 0o700)
  const passwordFile = `${directory}.password`
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (runner) for (const path of [directory, passwordFile]) giveTree(path, runner)
    await runInitdb(binaries.initdb, options(directory, passwordFile, throwAway), deps)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

// A password of 192 random bits is no easier to guess when hashed only once, and every connection hashes it again.
const throwAwayOptions = ['--no-sync', '--no-data-checksums', '--set', 'scram_iterations=1']

// The builtin provider sorts the same way on every system and library version.
const options = (directory: string, passwordFile: string, throwAway: boolean) => [
  ...['--pgdata', directory, '--username', superuser, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
  ...['--encoding', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
  ...['--no-instructions', ...(throwAway ? throwAwayOptions : ['--data-checksums'])],
  ...Object.entries(shopSettings).flatMap(([name, value]) => ['--set', `${name}=${value}`]),
]

async function runInitdb(program: string, parameters: string[], { home, runner }: Deps): Promise<void> {
  const identity = runner ? { uid: runner.uid, gid: runner.gid } : {}
  const { promise, resolve } = Promise.withResolvers<string>()
  const child = spawn(program, parameters, {
    ...identity,
    cwd: home.directory,
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  const dismiss = child.pid ? watchParent(child.pid) : () => undefined
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
  child.on('error', (error) => resolve(error.message))
  child.on('close', (code) => resolve(code === 0 ? '' : output.join('').trimEnd() || `it ended with ${code}`))
  const failure = await promise
  dismiss()
  if (!failure) return
  throw new EmbeddedPostgresError(
    'init_failed',
    `PostgreSQL could not set up its data folder:\n${failure.split('\n').slice(-20).join('\n')}\n` +
      `${useAnotherPostgres} if this machine cannot run the embedded one.`,
  )
}

function syncFolder(directory: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(directory, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
