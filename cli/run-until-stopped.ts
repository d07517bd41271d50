import type { Log } from '#server/kernel/log.ts'
import { endWithParent } from './end-with-parent.ts'
import { onSignal } from './on-signal.ts'
import { watchNpm } from './watch-npm.ts'

/** `left` returns how many ms remain for everything still to be closed. */
type Close = (left: () => number) => Promise<void>

export type Running = {
  /** Aborted as soon as the process is to end: whatever is still being prepared stops. */
  signal: AbortSignal
  /** Closed one after the other, in reverse order of opening. */
  atEnd(close: Close): void
  /** For a process that cannot go on; the exit code tells a service manager so. */
  end(exitCode: number): void
}

/** `timeout` is for all closing together, in ms; anything not done by then is cut off. */
type Ending = { timeout: number; log: Log }

/**
 * Opens what stays open. At the first SIGINT or SIGTERM, or when npm is gone, closes it and ends the process, even
 * while still opening; failures caused by the closing are then ignored. A second signal ends it immediately, leaving
 * the same state as a power failure.
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
      log.warn('work still running after STOP_SECONDS was cut off')
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
