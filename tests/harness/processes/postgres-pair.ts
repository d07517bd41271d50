import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeTemporaryHome, removeHome } from '#server/kernel/embedded-postgres/make-temporary-home.ts'
import { prepareBinaries } from '#server/kernel/embedded-postgres/prepare-binaries.ts'
import { giveTree } from '#server/kernel/embedded-postgres/runner.ts'
import { withClient } from '#server/kernel/postgres/house-client.ts'
import { waitForDatabase } from '#server/kernel/postgres/wait-for-database.ts'
import { freePort } from '#tests/harness/shop.ts'
import { startBreakableDoor } from './breakable-door.ts'
import { findDebian } from './find-debian-postgres.ts'

export type PostgresPair = AsyncDisposable & {
  /** Through the address that moves: it leads to the current leader, which accepts writes. */
  connectionString: string
  /** Directly to the current leader. */
  leader(): string
  /** The standby's own address, for read-only use. */
  standby: string
  /** The leader dies as its machine would; the standby takes over, and then the address moves. */
  failOver(): Promise<void>
}

const waiting = { seconds: 60, say: () => {}, signal: new AbortController().signal }

/**
 * A PostgreSQL and a streaming-replication standby, which has everything reported as committed on its disk (PostgreSQL
 * manual, section 27.2.8); both behind one address. Debian's if there is one, otherwise the one installed by npm.
 */
export async function startPostgresPair(): Promise<PostgresPair> {
  const stack = new AsyncDisposableStack()
  const sharedDirectory = '/var/lib/gangway'
  const { home, runner } = makeTemporaryHome(sharedDirectory)
  stack.defer(() => removeHome(home))
  const { directory: folder } = home
  const debian = findDebian()
  const programs = debian
    ? { initdb: join(debian, 'initdb'), postgres: join(debian, 'postgres') }
    : prepareBinaries({ runner, sharedDirectory, log: () => {} })
  const own = (): void => void (runner && giveTree(folder, runner))
  own()
  const as = { cwd: folder, ...(runner && { uid: runner.uid, gid: runner.gid }) }
  const ports = { first: await freePort(), second: await freePort() }
  const start = (name: 'first' | 'second', settings: Record<string, string>): ChildProcess => {
    const more = Object.entries(settings).flatMap(([setting, value]) => ['-c', `${setting}=${value}`])
    const listen = ['-D', join(folder, name), '-h', '127.0.0.1', '-p', String(ports[name]), '-k', folder]
    // In its own process group, so that all of it dies at once.
    const server = spawn(programs.postgres, [...listen, ...more], { ...as, stdio: 'ignore', detached: true })
    stack.defer(() => kill(server))
    return server
  }
  const addressOf = (port: number, database = 'gangway') => `postgres://gangway@127.0.0.1:${port}/${database}`

  const cluster = join(folder, 'first')
  const make = ['-D', cluster, '-U', 'gangway', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  await promisify(execFile)(programs.initdb, make, as)
  await promisify(execFile)('cp', ['-a', cluster, join(folder, 'second')])
  await writeFile(join(folder, 'second', 'standby.signal'), '')
  own()
  const first = start('first', { synchronous_standby_names: 'standby' })
  const link = `host=127.0.0.1 port=${ports.first} user=gangway application_name=standby`
  start('second', { primary_conninfo: link })
  await waitForDatabase(addressOf(ports.first, 'postgres'), waiting)
  await withClient({ connectionString: addressOf(ports.first, 'postgres') }, (client) =>
    client.query('create database gangway'),
  )
  await waitForDatabase(addressOf(ports.second, 'postgres'), waiting)
  const door = stack.use(await startBreakableDoor(ports.first))
  let leading = ports.first
  return {
    connectionString: addressOf(door.port),
    leader: () => addressOf(leading),
    standby: addressOf(ports.second),
    async failOver() {
      await kill(first)
      door.be('down')
      await withClient({ connectionString: addressOf(ports.second) }, (client) =>
        client.query('select pg_promote(true, 60)'),
      )
      leading = ports.second
      door.lead(leading)
      door.be('open')
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || !server.pid) return
  const gone = once(server, 'exit')
  process.kill(-server.pid, 'SIGKILL')
  await gone
}
