import type { Limits } from './worker-messages.ts'

/**
 * The signal that ends a process that exceeded its limits. Nothing else sends it, unlike SIGKILL, which a machine that
 * runs out of memory sends.
 */
export const overLimitsSignal: NodeJS.Signals = 'SIGALRM'

/** The guard's input: the buffer with the limits, and the server's process id. */
export type Watched = { buffer: SharedArrayBuffer; server: number }

/** The limits of one task, in memory shared with the watching thread. 0 = idle. */
const places = { megabytes: 0, cpuMilliseconds: 1 } as const

/** A flag after the limits says whether a task is running: a thread can only wait on a 4-byte value. */
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

/** Blocks this thread for the given ms: `atWork` while a task is running, otherwise `idle`, or until one begins. */
export function rest(buffer: SharedArrayBuffer, { atWork, idle }: { atWork: number; idle: number }): void {
  const work = workIn(buffer)
  const now = Atomics.load(work, 0)
  Atomics.wait(work, 0, now, now === 0 ? idle : atWork)
}

/** Whether this process has used more than its task may. */
export function isOverLimits(buffer: SharedArrayBuffer): boolean {
  const [megabytes = 0, lastMillisecond = 0] = limitsIn(buffer)
  // Idle; or a task is just beginning or ending, and one of the two is not written yet.
  if (megabytes === 0 || lastMillisecond === 0) return false
  return cpuMilliseconds() > lastMillisecond || process.memoryUsage.rss() > megabytes * 1_000_000
}

/** Of all threads of this process, since it started. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
