import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { checkEngraving } from '../check-engraving.ts'
import type { TumblersDeps } from '../deps.ts'

/** Changes nothing, except that the first check is stored. */
export const checkDesign = defineOperation({
  name: 'tumblers.check-design',
  route: 'POST /tumblers/check',
  summary: 'Whether one of your own artworks can be engraved, based on the shop’s own check of its bytes',
  may: 'anyone',
  input: z.object({ artwork: z.uuid('There is no such artwork.') }),
  example: { artwork: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.object({
    /** Why not; null if it can be. */
    problem: z
      .enum(['not_found', 'not_ready', 'not_a_picture', 'too_large', 'not_black_and_white'])
      .nullable(),
    /** How much of it is neither black nor white, if that is the problem. */
    percentage: z.number().nullable(),
  }),
  async run(deps: TumblersDeps, actor, { artwork }) {
    const check = await checkEngraving(deps, actor, artwork)
    if (check.ok) return ok({ problem: null, percentage: null })
    return ok({ problem: check.reason, percentage: 'percentage' in check ? check.percentage : null })
  },
})
