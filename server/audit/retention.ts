import { inArray, sql } from 'drizzle-orm'
import type { RetentionRule } from '#server/kernel/retention.ts'
import { auditEntries } from '#server/kernel/tables.ts'

export const auditRetention: readonly RetentionRule[] = [
  {
    name: 'auditEntries',
    table: auditEntries,
    key: { of: auditEntries.id, type: 'uuid' },
    due: (before) => sql`select ${auditEntries.id} as id from ${auditEntries}
      where ${auditEntries.at} < ${before.toISOString()}::timestamptz`,
    remove: (transaction, ids) => transaction.delete(auditEntries).where(inArray(auditEntries.id, [...ids])),
  },
]
