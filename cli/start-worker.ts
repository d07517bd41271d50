import { composeShop } from '#server/compose.ts'
import { listen } from '#server/http/listen.ts'
import { createWorkerEdge } from '#server/http/worker-edge.ts'
import type { Environment } from '#server/kernel/environment.ts'
import type { Log } from '#server/kernel/log.ts'
import { migrateDatabase } from '#server/kernel/postgres/migrate-database.ts'
import { findDatabase } from './find-database.ts'
import type { Running } from './run-until-stopped.ts'

/** Runs the shop's jobs and answers no requests. It shares the database and files with the processes that do. */
export async function startWorker(
  environment: Environment,
  log: Log,
  { signal, atEnd }: Running,
): Promise<void> {
  const connectionString = await findDatabase(environment, console.log, signal)
  await migrateDatabase(connectionString)
  const shop = composeShop({ environment, connectionString, log })
  atEnd((left) => shop.stop(left() * shareOfJobs))
  await shop.start('worker')
  if (environment.WORKER_PORT !== undefined) {
    const server = await listen(createWorkerEdge({ shop, environment, log }), {
      ...{ port: environment.WORKER_PORT, host: environment.HOST },
    })
    atEnd(() => server.close())
    console.log(`Its status is at http://localhost:${server.port}/health/ready`)
  }
  console.log('The worker is running')
}

/** Share of the remaining time; the database connections get the rest. */
const shareOfJobs = 0.8
