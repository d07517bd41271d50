import type { SignedInUser } from './kernel/actor.ts'
import { type Clock, systemClock } from './kernel/clock.ts'
import { type Database, openDatabase } from './kernel/database.ts'
import type { Environment } from './kernel/environment.ts'
import { createJobs, type Jobs } from './kernel/jobs.ts'
import type { Log } from './kernel/log.ts'
import { createRateLimiter, type RateLimiter } from './kernel/rate-limit.ts'
import { createNewsletter, type Newsletter } from './newsletter/index.ts'
import { createRealtime, type Realtime } from './realtime/index.ts'

/** The doors of all capabilities, as pages, operations and the command line use them. */
export type Shop = {
  auth: { authenticate(token: string): Promise<SignedInUser | null> }
  newsletter: Newsletter
  rateLimiter: RateLimiter
  realtime: Realtime
  jobs: Jobs
  database: Database
  isReady(): Promise<boolean>
  /** Makes what must stand before anything is served: queues and seed values of tables. */
  prepare(): Promise<void>
  /** Starts what runs by itself: jobs and realtime. */
  start(): Promise<void>
  stop(): Promise<void>
}

export type ShopNeeds = { environment: Environment; connectionString: string; log: Log; clock?: Clock }

/** Builds the whole house in dependency order, on one screen, so that a cycle cannot be written. */
export function composeShop({ connectionString, log, clock = systemClock }: ShopNeeds): Shop {
  const database = openDatabase(connectionString, log)
  const jobs = createJobs(connectionString, log)
  const realtime = createRealtime(connectionString, log)
  const rateLimiter = createRateLimiter(database, clock)

  const newsletter = createNewsletter({ database, clock })

  return {
    auth: { authenticate: async () => null },
    newsletter,
    rateLimiter,
    realtime,
    jobs,
    database,
    async isReady() {
      return database.pool.query('select 1').then(
        () => true,
        () => false,
      )
    },
    async prepare() {
      await jobs.prepare()
    },
    async start() {
      await this.prepare()
      await Promise.all([jobs.work(), realtime.start()])
    },
    async stop() {
      await Promise.all([jobs.stop(), realtime.stop()])
      await database.close()
    },
  }
}
