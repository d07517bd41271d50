import { spawn, spawnSync } from 'node:child_process'
import type { Listener } from './choose-listener.ts'
import { EmbeddedPostgresError, useAnotherPostgres } from './embedded-postgres-error.ts'
import type { Binaries } from './find-binaries.ts'
import type { Home } from './home.ts'
import { pollUntil } from './poll-until.ts'
import { isAlive, readPostmaster } from './postmaster-file.ts'
import type { Runner } from './runner.ts'
import type { ServerLog } from './server-log.ts'
import { cleanEnvironment, throwAwaySettings } from './server-settings.ts'
import { stopModes } from './stop-modes.ts'
import { watchParent } from './watch-parent.ts'

export type ServerDeps = {
  home: Home
  binaries: Binaries
  runner: Runner | undefined
  listener: Listener
  serverLog: ServerLog
  throwAway: boolean
  log: (message: string) => void
}

export type Server = {
  pid: number
  /** Resolves when the server has ended, for any reason. */
  ended: Promise<void>
  hasEnded(): boolean
  stop(): Promise<void>
}

/** Starts the server and waits until it accepts connections, crash recovery included. */
export async function runServer(deps: ServerDeps): Promise<Server> {
  const { home, serverLog, log } = deps
  const server = spawnServer(deps)
  const tooLong = setTimeout(
    () => log('PostgreSQL is still starting, probably recovering from a crash'),
    5000,
  )
  const isReady = () => {
    if (server.hasEnded()) return false
    const postmaster = readPostmaster(home.cluster)
    return postmaster?.pid === server.pid && postmaster.status === 'ready' ? true : undefined
  }
  const ready = await pollUntil(isReady, { attempts: 60_000, everyMilliseconds: 10 })
  clearTimeout(tooLong)
  if (ready) return server
  if (!server.hasEnded()) await server.stop()
  throw new EmbeddedPostgresError(
    'start_failed',
    `PostgreSQL did not start. The last lines of ${home.log}:\n${serverLog.tail() || '(nothing)'}\n` +
      `${fixFor(serverLog.tail())}${useAnotherPostgres} if this machine cannot run the embedded one.`,
  )
}

/** Backends of a killed server linger for a moment; the memory they share reveals it. */
export const isStillReleasing = (failure: unknown): boolean =>
  failure instanceof EmbeddedPostgresError && failure.message.includes('pre-existing shared memory block')

export const isPortTaken = (failure: unknown): boolean =>
  failure instanceof EmbeddedPostgresError && failure.message.includes('could not create any TCP/IP sockets')

function spawnServer({ home, binaries, runner, listener, serverLog, throwAway }: ServerDeps): Server {
  const child = spawn(binaries.postgres, ['-D', home.cluster, ...settings(listener, throwAway)], {
    ...(runner ? { uid: runner.uid, gid: runner.gid } : {}),
    cwd: home.directory,
    env: cleanEnvironment(),
    stdio: ['ignore', serverLog.descriptor, serverLog.descriptor],
    // Its own process group: Ctrl-C in the terminal must not stop the database before its users.
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  const pid = child.pid ?? 0
  const dismiss = pid ? watchParent(pid, throwAway ? home.directory : '') : () => undefined
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  let hasEnded = false
  const end = () => {
    hasEnded = true
    dismiss()
    resolve()
  }
  child.on('exit', end)
  child.on('error', (error) => {
    serverLog.note(`${binaries.postgres} could not be run: ${error.message}`)
    end()
  })
  child.unref()
  return {
    pid,
    ended,
    hasEnded: () => hasEnded,
    async stop() {
      child.ref()
      const isGone = () => (hasEnded ? true : undefined)
      for (const { signal, mode, attempts } of stopModes) {
        if (hasEnded) return
        if (process.platform === 'win32')
          spawnSync(binaries.control, ['stop', '-D', home.cluster, '-m', mode, '-W'])
        else if (isAlive(pid)) child.kill(signal)
        if (await pollUntil(isGone, { attempts, everyMilliseconds: 10 })) return
      }
      throw new EmbeddedPostgresError(
        'stop_failed',
        `PostgreSQL (process ${pid}) will not stop. Stop it by hand: kill -QUIT ${pid}`,
      )
    },
  }
}

function settings(listener: Listener, throwAway: boolean): string[] {
  const where =
    listener.kind === 'socket'
      ? { listen_addresses: '', unix_socket_directories: listener.directory, unix_socket_permissions: '0700' }
      : {
          listen_addresses: '127.0.0.1',
          ...(process.platform === 'win32' ? {} : { unix_socket_directories: '' }),
        }
  const wanted = {
    port: listener.port,
    logging_collector: 'off',
    ...where,
    ...(throwAway ? throwAwaySettings : {}),
  }
  return Object.entries(wanted).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function fixFor(tail: string): string {
  if (/No space left on device/i.test(tail)) return 'Free up space on the disk and start again. '
  if (/wrong ownership|Permission denied/i.test(tail)) {
    return 'Make the user who created the folder its owner again (chown -R), or start as that user. '
  }
  if (/could not create shared memory|Cannot allocate memory|could not map anonymous shared/i.test(tail)) {
    return 'There is too little memory: lower shared_buffers in postgresql.conf, or give the machine more. '
  }
  return ''
}
