import type { Log } from '#server/kernel/log.ts'
import { endWithParent } from './end-with-parent.ts'
import { onSignal } from './on-signal.ts'
import { watchNpm } from './watch-npm.ts'

/** `left` is how many ms there are for all that remains. */
type Close = (left: () => number) => Promise<void>

export type Running = {
  /** Aborted at once when the process is to end: what is still being prepared breaks off. */
  signal: AbortSignal
  /** What is opened last is closed first, one after the other. */
  atEnd(close: Close): void
  /** For a process that cannot go on; with the exit code that tells a service manager so. */
  end(exitCode: number): void
}

/** `timeout` is for all closing, in ms; what is not done by then is cut off. */
type Ending = { timeout: number; log: Log }

/**
 * Opens what stays open. At the first SIGINT or SIGTERM, or when npm is gone, closes it and ends the process, also in the
 * middle of opening; what then fails for lack of what was closed is no error. A second signal ends it at once: what it
 * leaves is what a power failure leaves.
 */
export async function runUntilStopped(
  { timeout, log }: Ending,
  open: (running: Running) => Promise<void>,
): Promise<void> {
  const ending = new AbortController()
  const closing: Close[] = []
  const closeAll = async (): Promise<void> => {
    const deadline = performance.now() + timeout
    const left = (): number => Math.max(0, deadline - performance.now())
    while (closing.length > 0)
      await closing
        .pop()?.(left)
        .catch((error) => log.error({ error }, 'stopping failed'))
  }
  const end = async (exitCode: number): Promise<void> => {
    if (ending.signal.aborted) return
    ending.abort()
    setTimeout(() => {
      log.warn('what was still running at the end of STOP_SECONDS was cut off')
      process.exit(exitCode)
    }, timeout)
    await closeAll()
    process.exit(exitCode)
  }
  onSignal(() => void end(0))
  watchNpm(() => void end(0))
  endWithParent(() => void end(0))
  try {
    await open({
      signal: ending.signal,
      atEnd: (close) => void closing.push(close),
      end: (exitCode) => void end(exitCode),
    })
  } catch (error) {
    if (ending.signal.aborted) return
    await closeAll()
    throw error
  }
}
