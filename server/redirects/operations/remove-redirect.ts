import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { RedirectsDeps } from '../deps.ts'
import { redirects } from '../tables.ts'

const gone = 'This address has no redirect.'

export const removeRedirect = defineOperation({
  name: 'redirects.remove',
  route: 'DELETE /redirects/{redirect}',
  summary: 'Remove a redirect: the old address is answered like any address without a page',
  may: 'settings.write',
  input: z.object({ redirect: z.uuid(gone) }),
  example: { redirect: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.undefined(),
  run: ({ database }: RedirectsDeps, actor, { redirect: id }) =>
    database.transaction(async (transaction) => {
      const [removed] = await transaction.delete(redirects).where(eq(redirects.id, id)).returning()
      if (!removed) throw new AppError('not_found', gone)
      await audit(transaction, actor, {
        action: 'redirect.remove',
        subject: `redirect:${id}`,
        before: { from: removed.fromPath, to: removed.toPath },
      })
      return ok(undefined)
    }),
})
