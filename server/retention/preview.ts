import { sql } from 'drizzle-orm'
import {
  type ChosenRetentionName,
  chosenNames,
  type RetentionSettings,
} from '#domain/shop/retention-terms.ts'
import { after, days } from '#server/kernel/clock.ts'
import { idsOf } from './apply-rule.ts'
import type { RetentionDeps } from './deps.ts'

export type RetentionCount = { name: ChosenRetentionName; count: number; bytes: number }

/** What is past its time by these settings, counted by the queries that remove it. What is kept forever is left out. */
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
      const due = await idsOf(orm, sql`select id from (${rule.due(before)}) due`)
      const used = new Set(await rule.findUses?.(orm, due))
      const gone = due.filter((id) => !used.has(id))
      counted.count += gone.length
      counted.bytes += (await rule.bytesOf?.(orm, gone, before)) ?? 0
    }
    counts.push(counted)
  }
  return counts
}
