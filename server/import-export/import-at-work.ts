import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { mayDo } from '#server/kernel/permit.ts'
import type { ImportExportDeps } from './deps.ts'
import { importRows, imports } from './tables.ts'

/** A file being written; `progress` is 0 … 100. */
export type ImportAtWork = { id: string; fileName: string; progress: number }

/** The newest import being written, for anyone who may import; null if there is none. */
export async function importAtWork(
  { database: { orm } }: Pick<ImportExportDeps, 'database'>,
  actor: Actor,
): Promise<ImportAtWork | null> {
  if (!mayDo(actor, 'data.import')) return null
  const { id, fileName, state, appliedAt } = imports
  const [found] = await orm
    .select({ id, fileName })
    .from(imports)
    .where(eq(state, 'applying'))
    .orderBy(desc(appliedAt))
    .limit(1)
  if (!found) return null
  const toWrite = and(eq(importRows.importId, found.id), inArray(importRows.outcome, ['new', 'changed']))
  const [all, tried] = await Promise.all([
    orm.$count(importRows, toWrite),
    orm.$count(importRows, and(toWrite, isNotNull(importRows.applied))),
  ])
  return { ...found, progress: all === 0 ? 100 : Math.floor((100 * tried) / all) }
}

/** Notifies open staff pages that an import has progressed. */
export const announceImport = ({ database, realtime }: ImportExportDeps, id: string): Promise<void> =>
  database.transaction((transaction) =>
    realtime.announce(transaction, { topic: 'staff', event: 'import.changed', id }),
  )
