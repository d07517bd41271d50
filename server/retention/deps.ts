import { z } from 'zod'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Reach } from '#server/kernel/fault-points.ts'
import { defineJob, type Jobs } from '#server/kernel/jobs.ts'
import type { RetentionRule } from '#server/kernel/retention.ts'

export type RetentionDeps = {
  database: Database
  clock: Clock
  jobs: Pick<Jobs, 'handle' | 'schedule'>
  rules: readonly RetentionRule[]
  readSettings(): Promise<ShopSettings>
  /** Fault tests kill the process at these points. */
  reach: Reach
}

/** Removes expired data every night. */
export const applyRetentionJob = defineJob('retention.apply', z.object({}))
