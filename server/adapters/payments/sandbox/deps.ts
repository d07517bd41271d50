import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Jobs } from '#server/kernel/jobs.ts'

export type SandboxDeps = {
  database: Database
  clock: Clock
  jobs: Jobs
  /** Where the shop's /webhooks may be reachable, tried in order. */
  webhookOrigins: readonly string[]
  /** How long the slow bank takes to answer. */
  lateMilliseconds: number
}
