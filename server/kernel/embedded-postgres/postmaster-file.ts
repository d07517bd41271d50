import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a running PostgreSQL reports about itself in `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; socketDirectory: string; status: string }

/**
 * Reads `postmaster.pid`: line 1 the process, 4 the port, 5 the socket folder, 8 the status (PostgreSQL source,
 * src/include/utils/pidfile.h). Undefined if it is missing or empty.
 */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readIfThere(join(cluster, 'postmaster.pid'))?.split('\n') ?? []
  const pid = Number.parseInt(lines[0] ?? '', 10)
  if (!(pid > 0)) return undefined
  return {
    pid,
    port: Number.parseInt(lines[3] ?? '', 10) || 0,
    socketDirectory: lines[4]?.trim() ?? '',
    status: lines[7]?.trim() ?? '',
  }
}

/** Whether a process with that id exists, whichever user it belongs to. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
