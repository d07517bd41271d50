import { daysKept } from '#domain/shop/retention-terms.ts'
import { after, days } from '#server/kernel/clock.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { applyRule } from './apply-rule.ts'
import { applyRetentionJob, type RetentionDeps } from './deps.ts'
import { retentionOperations } from './operations/index.ts'

export type { RetentionRead } from './operations/read-retention.ts'
export type { RetentionCount } from './preview.ts'

/**
 * How long each kind of data is kept: one table of rules, one job that applies it
 * (docs/operating.md#what-is-kept-and-why).
 */
export type Retention = {
  /** Removes expired data; the job runs it every night. */
  apply(): Promise<void>
  operations: BoundOperation[]
}

export function createRetention(deps: RetentionDeps): Retention {
  const apply = async (): Promise<void> => {
    const { retention } = await deps.readSettings()
    for (const rule of deps.rules) {
      const kept = daysKept(rule.name, retention)
      if (kept !== null) await applyRule(deps, rule, after(deps.clock.now(), -days(kept)))
    }
  }
  deps.jobs.handle(applyRetentionJob, apply)
  deps.jobs.schedule(applyRetentionJob, '23 3 * * *', {})
  return { apply, operations: bindOperations(retentionOperations, deps) }
}
