import { inArray, sql } from 'drizzle-orm'
import type { RetentionRule } from '#server/kernel/retention.ts'
import { imports } from './tables.ts'

/** Uploaded files may contain whole customer lists. */
export const importRetention: readonly RetentionRule[] = [
  {
    name: 'imports',
    table: imports,
    key: { of: imports.id, type: 'uuid' },
    due: (before) => sql`select ${imports.id} as id from ${imports}
      where ${imports.createdAt} < ${before.toISOString()}::timestamptz`,
    remove: (transaction, ids) => transaction.delete(imports).where(inArray(imports.id, [...ids])),
  },
]
