import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { mostVersion } from '#domain/version.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { DraftDeps } from '../deps.ts'
import { unknownDraft } from '../input.ts'
import { swapBack } from '../keep-draft.ts'
import { ownerOf } from '../policy.ts'
import { drafts } from '../tables.ts'

const draft = z.uuid(unknownDraft)
const anyDraft = '8a4c2f6e-0000-4000-8000-000000000000'

export const restoreDraft = defineOperation({
  name: 'drafts.restore',
  route: 'POST /drafts/{draft}/restore',
  summary: 'Swap a version that was set aside with the one in your account, which is set aside in turn',
  may: 'signed_in',
  input: z.object({ draft }),
  example: { draft: anyDraft },
  result: z.undefined(),
  async run(deps: DraftDeps, actor, { draft: id }) {
    if (!(await swapBack(deps, ownerOf(actor), id))) throw new AppError('not_found', unknownDraft)
    return ok(undefined)
  },
})

export const removeDraft = defineOperation({
  name: 'drafts.remove',
  route: 'DELETE /drafts/{draft}',
  summary: 'Delete an unfinished sheet; with `version`, only that version of it',
  may: 'signed_in',
  input: z.object({ draft, version: z.coerce.number<number>().int().positive().max(mostVersion).optional() }),
  example: { draft: anyDraft },
  result: z.undefined(),
  async run({ database }: DraftDeps, actor, { draft: id, version }) {
    const own = and(eq(drafts.id, id), eq(drafts.ownerId, ownerOf(actor)))
    const gone = await database.orm
      .delete(drafts)
      .where(and(own, version === undefined ? undefined : eq(drafts.version, version)))
      .returning({ id: drafts.id })
    if (gone.length === 0) throw new AppError('not_found', unknownDraft)
    return ok(undefined)
  },
})
