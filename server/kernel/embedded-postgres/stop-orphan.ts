import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Binaries } from './find-binaries.ts'
import { pollUntil } from './poll-until.ts'
import { isAlive, readPostmaster } from './postmaster-file.ts'
import { stopModes } from './stop-modes.ts'

type Deps = { cluster: string; binaries: Binaries; log: (message: string) => void }

/**
 * Stops a PostgreSQL that outlived the process that started it. Call it under the lock, so that no other Gangway is
 * using it.
 *
 * A `postmaster.pid` whose process is gone stays: PostgreSQL checks it against the shared memory, where backends of a
 * killed server may still be writing, and removes it itself. One whose id now belongs to another program (common in
 * containers) is removed, as PostgreSQL would refuse to start because of it.
 */
export async function stopOrphan({ cluster, binaries, log }: Deps): Promise<void> {
  const orphan = readPostmaster(cluster)
  if (!orphan || !isAlive(orphan.pid)) return
  if (!isServerOf(orphan.pid, cluster, binaries)) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    return
  }
  log(`A PostgreSQL from an earlier run is still using this data folder (process ${orphan.pid}): stopping it`)
  const isGone = () => (isAlive(orphan.pid) ? undefined : true)
  for (const { mode, signal, attempts } of stopModes) {
    if (process.platform === 'win32') spawnSync(binaries.control, ['stop', '-D', cluster, '-m', mode, '-W'])
    else sendSignal(orphan.pid, signal)
    if (await pollUntil(isGone, { attempts, everyMilliseconds: 10 })) return
  }
  throw new EmbeddedPostgresError(
    'start_failed',
    `A PostgreSQL from an earlier run (process ${orphan.pid}) is using ${cluster} and will not stop. ` +
      `Stop it by hand: kill -QUIT ${orphan.pid}`,
  )
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === 'ESRCH') return
    throw new EmbeddedPostgresError(
      'start_failed',
      `Another user’s PostgreSQL (process ${pid}) is running on this data folder: ${error.message}. ` +
        `Stop it as that user, or as root.`,
    )
  }
}

// The working folder identifies it even if the data folder was moved in the meantime; the command does, where we may
// not read the working folder.
function isServerOf(pid: number, cluster: string, { control }: Binaries): boolean {
  if (process.platform === 'win32') return spawnSync(control, ['status', '-D', cluster]).status === 0
  if (process.platform === 'linux' && worksIn(pid, cluster)) return true
  return readCommand(pid).includes(`postgres -D ${cluster}`)
}

function worksIn(pid: number, cluster: string): boolean {
  try {
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)]
    return there.ino === here.ino && there.dev === here.dev
  } catch {
    return false
  }
}

function readCommand(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    } catch {
      return ''
    }
  }
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}
