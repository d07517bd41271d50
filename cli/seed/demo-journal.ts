import { and, eq } from 'drizzle-orm'
import { audit } from '#server/kernel/audit.ts'
import type { Database } from '#server/kernel/database.ts'
import { auditEntries } from '#server/kernel/tables.ts'

const seeder = { system: 'demo data' }
const subject = 'shop:demo'

/** `left`: the shop was opened without the demo before it was filled. */
type Mark = 'start' | 'done' | 'left'
export type DemoProgress = 'none' | 'started' | 'over'

export async function demoProgress({ orm }: Pick<Database, 'orm'>): Promise<DemoProgress> {
  const rows = await orm
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subject, subject))
  const marks = new Set(rows.map(({ action }) => action))
  if (marks.has('demo.done') || marks.has('demo.left')) return 'over'
  return marks.has('demo.start') ? 'started' : 'none'
}

export const markDemo = ({ orm }: Pick<Database, 'orm'>, mark: Mark): Promise<void> =>
  audit(orm, seeder, { action: `demo.${mark}`, subject })

/** Written in the step's own transaction, so it is recorded if and only if the step was done. */
export const markStep = ({ orm }: Pick<Database, 'orm'>, step: string): Promise<void> =>
  audit(orm, seeder, { action: 'demo.step', subject, after: { step } })

export async function stepsDone({ orm }: Pick<Database, 'orm'>): Promise<Set<string>> {
  const rows = await orm
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, subject), eq(auditEntries.action, 'demo.step')))
  return new Set(rows.map(({ after }) => (after as { step: string }).step))
}
