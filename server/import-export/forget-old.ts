import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { after, days } from '#server/kernel/clock.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import type { ImportExportDeps } from './deps.ts'
import { imports } from './tables.ts'

export const forgetImportsJob = defineJob('import.forget-old', z.object({}))

/** How long files that were sent can be looked at again: they may hold whole lists of customers. */
const keptFor = days(30)

export async function forgetOldImports({
  database,
  clock,
}: Pick<ImportExportDeps, 'database' | 'clock'>): Promise<void> {
  await database.orm.delete(imports).where(lt(imports.createdAt, after(clock.now(), -keptFor)))
}
