import { type SQL, sql } from 'drizzle-orm'
import { isChosen } from '#domain/shop/retention-terms.ts'
import { audit } from '#server/kernel/audit.ts'
import { after, days } from '#server/kernel/clock.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { idList, idQuery, type RetentionRule, type RetentionWarning } from '#server/kernel/retention.ts'
import type { RetentionDeps } from './deps.ts'

const batchSize = 200

type ApplyDeps = Pick<RetentionDeps, 'database' | 'clock' | 'reach'>

/** Warns first if the rule says so, and removes what was last changed before `before`. */
export async function applyRule(deps: ApplyDeps, rule: RetentionRule, before: Date): Promise<void> {
  const { warning } = rule
  if (warning) await warnOwners(deps, rule, warning, before)
  const due = warning ? warnedBefore(rule, warning, deps.clock.now(), before) : rule.due(before)
  await inBatches(deps, rule, due, async (transaction, ids) => {
    const used = new Set(await rule.findUses?.(transaction, ids))
    const gone = ids.filter((id) => !used.has(id))
    if (gone.length === 0) return
    const bytes = (await rule.bytesOf?.(transaction, idQuery(gone, rule.key.type), before)) ?? 0
    await rule.remove(transaction, gone, before)
    // Data that is always removed after some days would flood the log.
    if (isChosen(rule.name))
      await audit(
        transaction,
        { system: 'Data retention' },
        {
          action: 'retention.remove',
          subject: `retention:${rule.name}`,
          after: { count: gone.length, bytes, olderThan: before.toISOString() },
        },
      )
    await deps.reach('retention removed')
  })
}

/** Warns about what becomes due once the rule's warning period has passed. */
async function warnOwners(
  deps: ApplyDeps,
  rule: RetentionRule,
  warning: RetentionWarning,
  before: Date,
): Promise<void> {
  const soon = sql`select id from (${rule.due(after(before, days(warning.days)))}) soon
    where id in (select ${rule.key.of} from ${rule.table} where ${warning.warnedAt} is null)`
  const goneAt = after(deps.clock.now(), days(warning.days))
  await inBatches(deps, rule, soon, (transaction, ids) => warning.warn(transaction, ids, goneAt))
}

const warnedBefore = (rule: RetentionRule, warning: RetentionWarning, now: Date, before: Date): SQL =>
  sql`select id from (${rule.due(before)}) due where id in (select ${rule.key.of} from ${rule.table}
    where ${warning.warnedAt} <= ${after(now, -days(warning.days)).toISOString()}::timestamptz)`

/**
 * Page by page, each in its own transaction: a killed process leaves whole pages done, and the next run continues. Rows
 * are locked and checked again, so that anything used in the meantime stays.
 */
async function inBatches(
  { database }: ApplyDeps,
  { table, key }: RetentionRule,
  due: SQL,
  work: (transaction: Transaction, ids: string[]) => Promise<unknown>,
): Promise<void> {
  const type = sql.raw(key.type)
  for (let last: string | null = null; ; ) {
    const next: string | null = await database.transaction(async (transaction) => {
      const page = await idsOf(
        transaction,
        sql`select id from (${due}) due ${last === null ? sql`` : sql`where id > ${last}::${type}`}
          order by id limit ${batchSize}`,
      )
      if (page.length === 0) return null
      const listed = idList(page, key.type)
      await transaction.execute(
        sql`select 1 from ${table} where ${key.of} = any(${listed}) order by ${key.of} for update`,
      )
      const still = await idsOf(transaction, sql`select id from (${due}) due where id = any(${listed})`)
      if (still.length > 0) await work(transaction, still)
      return page.length < batchSize ? null : (page.at(-1) ?? null)
    })
    if (next === null) return
    last = next
  }
}

export async function idsOf(executor: Executor, query: SQL): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(query)
  return rows.map(({ id }) => id)
}
