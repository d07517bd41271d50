/** Named places between two steps that must survive a power failure. */
export type Reach = (point: string) => void

/** What every shop gets: nothing happens at the named places. */
export const passFaultPoints: Reach = () => {}

/**
 * For fault tests only, see FAULT_POINT: the process ends itself at the named place as a power failure would,
 * with nothing of its own getting to run.
 */
export function createFaultPoints(deadly: string | undefined): Reach {
  if (!deadly) return passFaultPoints
  return (point) => {
    if (point === deadly) process.kill(process.pid, 'SIGKILL')
  }
}
