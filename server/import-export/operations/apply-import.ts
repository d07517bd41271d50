import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ImportExportDeps } from '../deps.ts'
import { importRows, imports } from '../tables.ts'
import { writeImportJob } from '../write-import.ts'
import { anyImport, importGone, importId, ofThePage } from './import-id.ts'

const standsHere = 'They are already here and stay unchanged.'

/** The job applies it, with the permissions of the person who requested it. Requesting it twice applies it once. */
export const applyImport = defineOperation({
  name: 'imports.apply',
  route: ofThePage,
  summary:
    'Write what the check of a file showed; customers who are already here stay unchanged, unless `overwrites` is true',
  may: 'data.import',
  input: z.object({ import: importId, overwrites: z.boolean().default(false) }),
  example: { import: anyImport },
  result: z.undefined(),
  async run({ database, jobs, clock, realtime }: ImportExportDeps, actor, { import: id, overwrites }) {
    const { user } = actor
    if (!user) throw new AppError('forbidden', 'Access Denied')
    return database.transaction(async (transaction) => {
      const [asked] = await transaction
        .update(imports)
        .set({ state: 'applying', appliedAt: clock.now(), userId: user.id, userEmail: user.email })
        .where(and(eq(imports.id, id), eq(imports.state, 'checked')))
        .returning()
      if (!asked) {
        if ((await transaction.$count(imports, eq(imports.id, id))) > 0) return ok(undefined)
        throw new AppError('not_found', importGone)
      }
      await audit(transaction, actor, {
        action: 'imports.apply',
        subject: `import:${id}`,
        after: { kind: asked.kind, fileName: asked.fileName, ...(overwrites && { overwrites }) },
      })
      // What customers entered here themselves is newer than what the previous shop knew.
      if (asked.kind === 'customers' && !overwrites)
        await transaction
          .update(importRows)
          .set({ applied: standsHere })
          .where(and(eq(importRows.importId, id), eq(importRows.outcome, 'changed')))
      await jobs.enqueue(transaction, writeImportJob, { importId: id })
      await realtime.announce(transaction, { topic: 'staff', event: 'import.changed', id })
      return ok(undefined)
    })
  },
})
