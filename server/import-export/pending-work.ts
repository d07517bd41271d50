import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { ImportExportDeps } from './deps.ts'
import { importRows, imports } from './tables.ts'
import { writeImportJob } from './write-import.ts'

/** Imports being written. */
export const importWork = ({ jobs }: Pick<ImportExportDeps, 'jobs'>): PendingWork[] => [
  {
    name: 'imports',
    jobs: [writeImportJob],
    key: 'importId',
    waiting: sql`select id::text as id from ${imports} where state = 'applying'`,
    enqueue: (transaction, id) => jobs.enqueue(transaction, writeImportJob, { importId: id }),
    async giveUp(transaction, id, cause) {
      const [ended] = await transaction
        .update(imports)
        .set({ state: 'done' })
        .where(and(eq(imports.id, id), eq(imports.state, 'applying')))
        .returning({ id: imports.id })
      if (!ended) return
      await transaction
        .update(importRows)
        .set({ applied: `The import stopped before this: ${cause}` })
        .where(
          and(
            eq(importRows.importId, id),
            inArray(importRows.outcome, ['new', 'changed']),
            isNull(importRows.applied),
          ),
        )
    },
  },
]
