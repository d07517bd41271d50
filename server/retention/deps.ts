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
  /** Fault tests end the process at these places. */
  reach: Reach
}

/** Removes every night what is past its time. */
export const applyRetentionJob = defineJob('retention.apply', z.object({}))
