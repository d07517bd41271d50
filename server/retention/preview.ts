import { type SQL, sql } from 'drizzle-orm'
import {
  type ChosenRetentionName,
  chosenNames,
  type RetentionSettings,
} from '#domain/shop/retention-terms.ts'
import { after, days } from '#server/kernel/clock.ts'
import type { Executor } from '#server/kernel/database.ts'
import { figureOf, idList, type RetentionRule } from '#server/kernel/retention.ts'
import { idsOf } from './apply-rule.ts'
import type { RetentionDeps } from './deps.ts'

export type RetentionCount = { name: ChosenRetentionName; count: number; bytes: number }

/**
 * What has expired under these settings, counted in the database by the same queries that remove it. Anything kept
 * forever is left out.
 */
export async function previewRetention(
  { database: { orm }, clock, rules }: Pick<RetentionDeps, 'database' | 'clock' | 'rules'>,
  settings: RetentionSettings,
): Promise<RetentionCount[]> {
  const counts: RetentionCount[] = []
  for (const name of chosenNames) {
    const kept = settings[name]
    if (kept === null) continue
    const before = after(clock.now(), -days(kept))
    const counted = { name, count: 0, bytes: 0 }
    for (const rule of rules.filter((one) => one.name === name)) {
      const gone = await whatGoes(orm, rule, rule.due(before))
      counted.count += await figureOf(orm, sql`select count(*) as figure from (${gone}) gone`)
      counted.bytes += (await rule.bytesOf?.(orm, gone, before)) ?? 0
    }
    counts.push(counted)
  }
  return counts
}

/** How many are checked for uses at a time. */
const pageSize = 1_000

/** Selects what would be removed. Rows are read, page by page, only if something may still use them. */
async function whatGoes(orm: Executor, { findUses, key }: RetentionRule, due: SQL): Promise<SQL> {
  if (!findUses) return due
  const gone: string[] = []
  for (let last: string | undefined, isLast = false; !isLast; ) {
    const after = last === undefined ? sql`` : sql`where id > ${last}::${sql.raw(key.type)}`
    const page = await idsOf(orm, sql`select id from (${due}) due ${after} order by id limit ${pageSize}`)
    const used = new Set(await findUses(orm, page))
    gone.push(...page.filter((id) => !used.has(id)))
    last = page.at(-1)
    isLast = page.length < pageSize
  }
  return sql`select unnest as id from unnest(${idList(gone, key.type)})`
}
