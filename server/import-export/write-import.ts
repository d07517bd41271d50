import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '#server/kernel/actor.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { mayDo } from '#server/kernel/permit.ts'
import type { ImportExportDeps } from './deps.ts'
import { announceImport } from './import-at-work.ts'
import { movedMeanwhile, type Plan } from './plans/plan.ts'
import { planRecords } from './plans/plan-records.ts'
import { importRows, imports } from './tables.ts'

export const writeImportJob = defineJob('import.write', z.object({ importId: z.uuid() }))

const batchSize = 50
/** A job ends after this many batches and schedules the next, so that none runs for long. */
const batchesPerJob = 10

/**
 * Writes what the check showed, each product or customer separately: one that has changed since is left alone and
 * marked so. Resumes where it stopped if restarted after a crash.
 */
export async function writeImport(deps: ImportExportDeps, importId: string): Promise<void> {
  const { orm } = deps.database
  const [found] = await orm
    .select()
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.state, 'applying')))
  if (!found) return
  const actor = await deps.people.actorOf(found)
  const isWaiting = and(
    eq(importRows.importId, importId),
    inArray(importRows.outcome, ['new', 'changed']),
    isNull(importRows.applied),
  )
  for (let batch = 0; batch < batchesPerJob; batch++) {
    const rows = await orm
      .select()
      .from(importRows)
      .where(isWaiting)
      .orderBy(asc(importRows.position))
      .limit(batchSize)
    if (rows.length === 0) {
      await orm.update(imports).set({ state: 'done' }).where(eq(imports.id, importId))
      await announceImport(deps, importId)
      return
    }
    const records = rows.map(({ firstRow, lastRow, cells }) => ({ firstRow, lastRow, rows: cells }))
    const plans = await planRecords(deps, found.kind, records)
    for (const [at, row] of rows.entries()) {
      const applied = await applyOne(actor, row, plans[at]).catch((error) => {
        // A record that cannot be saved doesn't stop the others.
        deps.log.error({ error, importId, position: row.position }, 'an import could not save a record')
        return 'It couldn’t be saved. Try it on its own, or ask the person who looks after the shop.'
      })
      await orm
        .update(importRows)
        .set({ applied })
        .where(and(eq(importRows.importId, importId), eq(importRows.position, row.position)))
    }
    await announceImport(deps, importId)
  }
  await deps.jobs.enqueue(orm, writeImportJob, { importId })
}

/** Returns 'done', or the reason it was not applied. */
async function applyOne(
  actor: Actor,
  shown: Pick<typeof importRows.$inferSelect, 'outcome' | 'changes'>,
  plan: Plan | undefined,
): Promise<string> {
  if (plan?.outcome === 'unchanged') return 'done'
  // The person who requested it may have lost the role since.
  if (!mayDo(actor, 'data.import')) return 'Access Denied'
  if (!plan || !('save' in plan) || plan.outcome !== shown.outcome) return movedMeanwhile
  if (JSON.stringify(plan.changes.map(plain)) !== JSON.stringify(shown.changes.map(plain)))
    return movedMeanwhile
  const saved = await plan.save(actor)
  return saved.ok ? 'done' : saved.reason
}

/** The database keeps an object's fields in its own order. */
const plain = ({ field, from, to }: { field: string; from: string; to: string }): string[] => [
  field,
  from,
  to,
]
