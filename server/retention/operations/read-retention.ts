import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { chosenNames, retentionSchema } from '#domain/shop/retention-terms.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import type { RetentionDeps } from '../deps.ts'

const removedSchema = z.object({
  name: z.enum(chosenNames),
  at: z.string(),
  count: z.int(),
  bytes: z.number(),
})

const result = z.object({ days: retentionSchema, removed: z.array(removedSchema) })
export type RetentionRead = z.output<typeof result>

const shownRemovals = 20

/** As recorded in the audit log. */
const entrySchema = z.object({
  subject: z.templateLiteral(['retention:', z.enum(chosenNames)]),
  at: z.date(),
  after: z.object({ count: z.int(), bytes: z.number() }),
})

export const readRetention = defineOperation({
  name: 'retention.read',
  route: 'GET /retention',
  summary:
    'How many days each kind of data is kept (null: until someone removes it), and what was removed recently',
  may: 'settings.read',
  input: z.object({}),
  example: {},
  result,
  async run({ database: { orm }, readSettings }: RetentionDeps) {
    const entries = await orm
      .select({ subject: auditEntries.subject, at: auditEntries.at, after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'retention.remove'))
      .orderBy(desc(auditEntries.at))
      .limit(shownRemovals)
    const { retention } = await readSettings()
    return ok({ days: retention, removed: entries.flatMap(toRemoved) })
  },
})

function toRemoved(entry: unknown): z.output<typeof removedSchema>[] {
  const read = entrySchema.safeParse(entry)
  if (!read.success) return []
  const { subject, at, after } = read.data
  const name = chosenNames.find((one) => subject === `retention:${one}`)
  return name ? [{ name, at: at.toISOString(), ...after }] : []
}
