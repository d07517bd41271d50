import { readFileSync } from 'node:fs'

/** Named places between two steps that must survive a power failure. */
export type Reach = (point: string) => void

/** What every shop gets: nothing happens at the named places. */
export const passFaultPoints: Reach = () => {}

/**
 * For fault tests only, see FAULT_POINT_FILE: the process ends itself at the place that the file names as a power
 * failure would, with nothing of its own getting to run. The file is read at each place, so that one process can be
 * started, used, and told afterwards where it ends.
 */
export function createFaultPoints(file: string | undefined): Reach {
  if (!file) return passFaultPoints
  return (point) => {
    if (point === readFileSync(file, 'utf8')) process.kill(process.pid, 'SIGKILL')
  }
}
