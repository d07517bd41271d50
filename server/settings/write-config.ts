import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import { siteConfig } from './tables.ts'

type ConfigRow = Pick<
  typeof siteConfig.$inferInsert,
  'configKey' | 'configValue' | 'description' | 'updatedAt'
>

/** Writes an entry if no one has since `seenVersion` (0: there is none yet); returns whether it did. */
export async function writeConfig(
  transaction: Transaction,
  row: ConfigRow,
  seenVersion: number,
): Promise<boolean> {
  const written =
    seenVersion === 0
      ? await transaction
          .insert(siteConfig)
          .values(row)
          .onConflictDoNothing()
          .returning({ id: siteConfig.id })
      : await transaction
          .update(siteConfig)
          .set({ ...row, version: sql`${siteConfig.version} + 1` })
          .where(and(eq(siteConfig.configKey, row.configKey), eq(siteConfig.version, seenVersion)))
          .returning({ id: siteConfig.id })
  return written.length > 0
}
