import { beginErrorTracking, beginTracing } from '#server/compose.ts'
import { seconds } from '#server/kernel/clock.ts'
import { prepareDataFolder } from '#server/kernel/environment/data-folder.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { type ErrorTracker, openLog } from '#server/kernel/log.ts'
import { requireEnvironment } from './require-environment.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { keepLastWords } from './start/last-words.ts'
import { limitHeap } from './start/limit-heap.ts'
import { openShop } from './start/open-shop.ts'
import { say } from './start/tell.ts'
import { startWorker } from './start-worker.ts'

/**
 * Runs the shop: database, migrations, first-run data, pages, jobs, server. Stops cleanly on a signal. With `--web` it
 * leaves the jobs to other processes; with `--worker` it runs only jobs.
 */
export async function start(flags: readonly string[]): Promise<void> {
  const environment = requireEnvironment()
  const errorTracker = await beginErrorTracking(environment)
  const tell = keepLastWords(errorTracker)
  try {
    await run(flags, environment, errorTracker)
  } catch (error) {
    await tell(error, 'the shop could not start')
    throw error
  }
}

async function run(
  flags: readonly string[],
  environment: Environment,
  errorTracker: ErrorTracker | null,
): Promise<void> {
  await prepareDataFolder(environment, say)
  const log = openLog(environment, errorTracker)
  await runUntilStopped({ timeout: seconds(environment.STOP_SECONDS), log }, async (running) => {
    running.atEnd(async () => errorTracker?.flush())
    running.atEnd(await beginTracing(environment))
    await (flags.includes('--worker')
      ? startWorker(environment, log, running)
      : openShop(flags, environment, log, running))
    limitHeap()
  })
}
