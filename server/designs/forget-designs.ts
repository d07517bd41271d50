import { inArray } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import { removeFilesLater } from '#server/kernel/files/remove-files.ts'
import type { DesignDeps } from './deps.ts'
import { previewKey } from './present.ts'
import { designs, savedProjects } from './tables.ts'

/** Deletes them with their images; references to them must be deleted first. */
export async function forgetDesigns(
  { jobs }: Pick<DesignDeps, 'jobs'>,
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await transaction.delete(savedProjects).where(inArray(savedProjects.designId, [...ids]))
  const gone = await transaction
    .delete(designs)
    .where(inArray(designs.id, [...ids]))
    .returning({ id: designs.id, version: designs.version })
  const previews = gone.flatMap(({ id, version }) =>
    Array.from({ length: version }, (_, index) => previewKey(id, index + 1)),
  )
  await removeFilesLater(jobs, transaction, previews)
}

/** Records that their owners were told of the removal. */
export async function noteWarned(
  { clock }: Pick<DesignDeps, 'clock'>,
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  await transaction
    .update(designs)
    .set({ warnedAt: clock.now() })
    .where(inArray(designs.id, [...ids]))
}
