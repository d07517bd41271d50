import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ImportExportDeps } from '../deps.ts'
import { imports } from '../tables.ts'
import { anyImport, importId, ofThePage } from './import-id.ts'

/** What was applied stays applied, and an import being written continues. */
export const discardImport = defineOperation({
  name: 'imports.discard',
  route: ofThePage,
  summary: 'Discard the check of a file',
  may: 'data.import',
  input: z.object({ import: importId }),
  example: { import: anyImport },
  result: z.undefined(),
  async run({ database }: ImportExportDeps, _actor, { import: id }) {
    await database.orm.delete(imports).where(and(eq(imports.id, id), ne(imports.state, 'applying')))
    return ok(undefined)
  },
})
