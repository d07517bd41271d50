import { beginErrorTracking, beginTracing } from '#server/compose.ts'
import { seconds } from '#server/kernel/clock.ts'
import { prepareDataFolder } from '#server/kernel/environment/data-folder.ts'
import { openLog } from '#server/kernel/log.ts'
import { requireEnvironment } from './require-environment.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { openShop } from './start/open-shop.ts'
import { say } from './start/tell.ts'
import { startWorker } from './start-worker.ts'

/**
 * Runs the shop: database, migrations, first-run data, pages, jobs, server. Stops cleanly on a signal. With `--web`
 * it leaves the jobs to others; with `--worker` it does nothing but jobs.
 */
export async function start(flags: readonly string[]): Promise<void> {
  const environment = requireEnvironment()
  await prepareDataFolder(environment, say)
  const errorTracker = await beginErrorTracking(environment)
  const log = openLog(environment, errorTracker)
  await runUntilStopped({ timeout: seconds(environment.STOP_SECONDS), log }, async (running) => {
    running.atEnd(async () => errorTracker?.stop())
    running.atEnd(await beginTracing(environment))
    await (flags.includes('--worker')
      ? startWorker(environment, log, running)
      : openShop(flags, environment, log, running))
  })
}
