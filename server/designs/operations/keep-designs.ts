import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { userOf } from '#server/kernel/user-of.ts'
import type { DesignDeps } from '../deps.ts'
import { designs } from '../tables.ts'

/** What the shop's rule would remove for its age begins anew. */
export const keepDesigns = defineOperation({
  name: 'designs.keep',
  route: 'POST /kept-designs',
  summary: 'Say that all own designs are still needed, so that none is removed for its age',
  status: 200,
  may: 'signed_in',
  input: z.object({}),
  example: {},
  result: z.object({ designs: z.int() }),
  async run({ database, clock }: DesignDeps, actor) {
    const kept = await database.orm
      .update(designs)
      .set({ keptAt: clock.now() })
      .where(eq(designs.ownerId, userOf(actor).id))
      .returning({ id: designs.id })
    return ok({ designs: kept.length })
  },
})
