import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { checkEngraving } from '../check-engraving.ts'
import type { TumblersDeps } from '../deps.ts'

/** Changes nothing, but the first look is kept. */
export const checkDesign = defineOperation({
  name: 'tumblers.check-design',
  route: 'POST /tumblers/check',
  summary: 'Whether an artwork of one’s own can be engraved, by the shop’s own look at its bytes',
  may: 'anyone',
  input: z.object({ artwork: z.uuid('There is no such artwork.') }),
  example: { artwork: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.object({
    /** Why not; null when it can. */
    problem: z
      .enum(['not_found', 'not_ready', 'not_a_picture', 'too_large', 'not_black_and_white'])
      .nullable(),
    /** How much of it is neither black nor white, where that is the problem. */
    percentage: z.number().nullable(),
  }),
  async run(deps: TumblersDeps, actor, { artwork }) {
    const check = await checkEngraving(deps, actor, artwork)
    if (check.ok) return ok({ problem: null, percentage: null })
    return ok({ problem: check.reason, percentage: 'percentage' in check ? check.percentage : null })
  },
})
