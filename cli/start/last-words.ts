import { seconds } from '#server/kernel/clock.ts'
import { createLog, type ErrorTracker } from '#server/kernel/log.ts'

/** Tells the tracker why the process ends; resolves when that is sent, or cannot be. */
export type LastWords = (error: unknown, what: string) => Promise<void>

/** Later than the tracker's own two seconds: only for one that keeps nothing of what it promises. */
const deadline = seconds(5)

/**
 * Whatever nobody caught ends the process as ever, with its place in the program on the terminal and the exit code 1; the tracker hears
 * of it before. Without a tracker nothing is changed.
 */
export function keepLastWords(errorTracker: ErrorTracker | null): LastWords {
  if (!errorTracker) return async () => {}
  const log = createLog('fatal', errorTracker)
  const tell: LastWords = async (error, what) => {
    log.fatal({ error }, what)
    await errorTracker.flush().catch(() => {})
  }
  let isEnding = false
  // Rejections that nobody handles come here, too (Node.js, process: 'uncaughtException').
  process.on('uncaughtException', (error: unknown) => {
    console.error(error)
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), deadline)
    void tell(error, 'an error that nobody caught ended the process').finally(() => process.exit(1))
  })
  return tell
}
