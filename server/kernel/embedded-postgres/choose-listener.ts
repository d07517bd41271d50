import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type ListenOptions } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBlockingFolder } from './check-reach.ts'
import { claimFile, type Home } from './home.ts'
import type { Runner } from './runner.ts'

/** Where the server listens: a socket in a private folder, or a loopback port. */
export type Listener = { kind: 'socket'; directory: string; port: number } | { kind: 'port'; port: number }

// With a socket, the port is only part of its name.
const SOCKET_NAME_PORT = 5432
// macOS allows 103 bytes, Linux 107.
const LONGEST_SOCKET_PATH = 103

/** Prefers a socket, in the data folder or (if its path is too long) in the temporary folder; otherwise a port. */
export async function chooseListener(home: Home, runner: Runner | undefined): Promise<Listener> {
  if (process.platform !== 'win32') {
    const hash = createHash('sha256').update(home.directory).digest('hex').slice(0, 12)
    for (const directory of [home.socket, join(tmpdir(), `gangway-${hash}`), `/tmp/gangway-${hash}`]) {
      if (await canHoldSocket(directory, runner)) return { kind: 'socket', directory, port: SOCKET_NAME_PORT }
    }
  }
  return choosePort(home)
}

/** The saved loopback port, or a free one if none is saved or it is taken. */
export async function choosePort(home: Home): Promise<Listener> {
  const kept = existsSync(home.port) ? Number.parseInt(readFileSync(home.port, 'utf8'), 10) : 0
  const port =
    (kept > 0 && (await tryListening({ host: '127.0.0.1', port: kept }))) ||
    (await tryListening({ host: '127.0.0.1', port: 0 }))
  if (!port) throw new Error('No loopback port could be opened')
  writeFileSync(home.port, `${port}\n`)
  claimFile(home, home.port)
  return { kind: 'port', port }
}

/** Removes the socket's folder once the server has ended. */
export function clearListener(listener: Listener): void {
  if (listener.kind === 'socket') rmSync(listener.directory, { recursive: true, force: true })
}

async function canHoldSocket(directory: string, runner: Runner | undefined): Promise<boolean> {
  if (Buffer.byteLength(join(directory, `.s.PGSQL.${SOCKET_NAME_PORT}`)) > LONGEST_SOCKET_PATH) return false
  if (runner && findBlockingFolder(directory, runner)) return false
  try {
    if (!makePrivateFolder(directory, runner)) return false
  } catch {
    return false
  }
  // Left behind by a killed server; the folder belongs to this cluster only, and it is not running.
  for (const name of readdirSync(directory)) rmSync(join(directory, name), { force: true, recursive: true })
  return (await tryListening({ path: join(directory, '.probe') })) !== undefined
}

// In the temporary folder, anyone could have created a folder of that name first: one with another owner is not used.
function makePrivateFolder(directory: string, runner: Runner | undefined): boolean {
  if (!lstatSync(directory, { throwIfNoEntry: false })) {
    mkdirSync(directory, { mode: 0o700 })
    if (runner) chownSync(directory, runner.uid, runner.gid)
  }
  const entry = lstatSync(directory)
  if (!entry.isDirectory() || entry.uid !== (runner?.uid ?? process.getuid?.())) return false
  chmodSync(directory, 0o700)
  return true
}

/** Listens briefly: returns the port (1 for a socket) if that worked, undefined if it didn't. */
async function tryListening(where: ListenOptions): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  const server = createServer()
  server.on('error', () => resolve(undefined))
  server.listen(where, () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 1))
  })
  return promise
}
