import type { Limits } from './worker-messages.ts'

/** What a process ends by that took too much. Nobody else sends it, unlike SIGKILL, which a machine without memory does. */
export const overLimitsSignal: NodeJS.Signals = 'SIGALRM'

/** What the guard is told: where the limits stand, and the server's process id. */
export type Watched = { buffer: SharedArrayBuffer; server: number }

/** What one task may take, in memory that the thread which watches it reads as well. 0 = nothing is being done. */
const places = { megabytes: 0, cpuMilliseconds: 1 } as const

export function shareLimits() {
  const buffer = new SharedArrayBuffer(16)
  const shared = new Float64Array(buffer)
  return {
    buffer,
    begin({ megabytes, cpuSeconds }: Pick<Limits, 'megabytes' | 'cpuSeconds'>): void {
      shared[places.megabytes] = megabytes
      shared[places.cpuMilliseconds] = cpuMilliseconds() + cpuSeconds * 1_000
    },
    end(): void {
      shared.fill(0)
    },
  }
}

/** Whether this process has taken more than its task may. */
export function isOverLimits(buffer: SharedArrayBuffer): boolean {
  const [megabytes = 0, lastMillisecond = 0] = new Float64Array(buffer)
  if (lastMillisecond === 0) return false
  return cpuMilliseconds() > lastMillisecond || process.memoryUsage.rss() > megabytes * 1_000_000
}

/** Of all threads of this process, since it began. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
