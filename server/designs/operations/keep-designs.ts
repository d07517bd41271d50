import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { userOf } from '#server/kernel/user-of.ts'
import type { DesignDeps } from '../deps.ts'
import { designs } from '../tables.ts'

/** Restarts the retention period after which the shop's rule would remove it. */
export const keepDesigns = defineOperation({
  name: 'designs.keep',
  route: 'POST /kept-designs',
  summary:
    'Confirm that all of your own designs are still needed, so that none is removed because of its age',
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
