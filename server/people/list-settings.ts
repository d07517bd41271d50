import { and, eq } from 'drizzle-orm'
import type { Density } from '#domain/lists/list-column.ts'
import type { ListName } from '#domain/lists/lists.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Executor } from '#server/kernel/database.ts'
import { listSettings } from './tables.ts'

export type KeptListSettings = { columns: string[]; density: Density; rows: number }

/** The actor's own; null if they have chosen none. */
export async function listSettingsOf(
  executor: Executor,
  { user }: Actor,
  list: ListName,
): Promise<KeptListSettings | null> {
  if (!user) return null
  const { columns, density, rows } = listSettings
  const [kept] = await executor
    .select({ columns, density, rows })
    .from(listSettings)
    .where(and(eq(listSettings.userId, user.id), eq(listSettings.list, list)))
  return kept ?? null
}
