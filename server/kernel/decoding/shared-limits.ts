import type { Limits } from './worker-messages.ts'

/** What a process ends by that took too much. Nobody else sends it, unlike SIGKILL, which a machine without memory does. */
export const overLimitsSignal: NodeJS.Signals = 'SIGALRM'

/** What the guard is told: where the limits stand, and the server's process id. */
export type Watched = { buffer: SharedArrayBuffer; server: number }

/** What one task may take, in memory that the thread which watches it reads as well. 0 = nothing is being done. */
const places = { megabytes: 0, cpuMilliseconds: 1 } as const

/** Behind the limits stands whether something is being done: what a thread can sleep on is 4 bytes long. */
const bytes = { limits: 16, all: 20 }

const limitsIn = (buffer: SharedArrayBuffer): Float64Array => new Float64Array(buffer, 0, 2)
const workIn = (buffer: SharedArrayBuffer): Int32Array => new Int32Array(buffer, bytes.limits, 1)

export function shareLimits() {
  const buffer = new SharedArrayBuffer(bytes.all)
  const limits = limitsIn(buffer)
  const work = workIn(buffer)
  return {
    buffer,
    begin({ megabytes, cpuSeconds }: Pick<Limits, 'megabytes' | 'cpuSeconds'>): void {
      limits[places.megabytes] = megabytes
      limits[places.cpuMilliseconds] = cpuMilliseconds() + cpuSeconds * 1_000
      Atomics.store(work, 0, 1)
      Atomics.notify(work, 0)
    },
    end(): void {
      limits.fill(0)
      Atomics.store(work, 0, 0)
    },
  }
}

/** Blocks this thread for so many ms: `atWork` while something is being done, else `idle`, or until that begins. */
export function rest(buffer: SharedArrayBuffer, { atWork, idle }: { atWork: number; idle: number }): void {
  const work = workIn(buffer)
  const now = Atomics.load(work, 0)
  Atomics.wait(work, 0, now, now === 0 ? idle : atWork)
}

/** Whether this process has taken more than its task may. */
export function isOverLimits(buffer: SharedArrayBuffer): boolean {
  const [megabytes = 0, lastMillisecond = 0] = limitsIn(buffer)
  // Nothing is done; or a task begins or ends in this very moment, and one of the two is not written yet.
  if (megabytes === 0 || lastMillisecond === 0) return false
  return cpuMilliseconds() > lastMillisecond || process.memoryUsage.rss() > megabytes * 1_000_000
}

/** Of all threads of this process, since it began. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
