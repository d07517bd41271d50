import { readFileSync } from 'node:fs'

/** Called at named places between two steps that must survive a power failure. */
export type Reach = (point: string) => void

/** What every shop uses: nothing happens at the named places. */
export const passFaultPoints: Reach = () => {}

/**
 * For fault tests only, see FAULT_POINT_FILE: at the place named in the file, the process kills itself the way a power
 * failure would, without running any more of its own code. The file is read at each place, so that a process can be
 * started, used, and only then told where to end.
 */
export function createFaultPoints(file: string | undefined): Reach {
  if (!file) return passFaultPoints
  return (point) => {
    if (point === readFileSync(file, 'utf8')) process.kill(process.pid, 'SIGKILL')
  }
}
