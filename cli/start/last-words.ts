import { seconds } from '#server/kernel/clock.ts'
import { createLog, type ErrorTracker } from '#server/kernel/log.ts'

/** Reports to the tracker why the process ends; resolves once that is sent, or cannot be. */
export type LastWords = (error: unknown, what: string) => Promise<void>

/** Longer than the tracker's own two seconds: only for a tracker that never settles. */
const deadline = seconds(5)

/**
 * An uncaught error still ends the process with its stack trace on the terminal and exit code 1; the tracker is told
 * first. Without a tracker nothing changes.
 */
export function keepLastWords(errorTracker: ErrorTracker | null): LastWords {
  if (!errorTracker) return async () => {}
  const log = createLog('fatal', errorTracker)
  const tell: LastWords = async (error, what) => {
    log.fatal({ error }, what)
    await errorTracker.flush().catch(() => {})
  }
  let isEnding = false
  // Unhandled rejections arrive here as well (Node.js, process: 'uncaughtException').
  process.on('uncaughtException', (error: unknown) => {
    console.error(error)
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), deadline)
    void tell(error, 'an uncaught error ended the process').finally(() => process.exit(1))
  })
  return tell
}
