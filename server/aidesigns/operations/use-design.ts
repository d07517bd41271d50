import { z } from 'zod'
import { designsPerRun } from '#domain/artwork/ai-design.ts'
import { typedNumber } from '#domain/typed-number-schema.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { AiDesignsDeps } from '../deps.ts'
import { takeDesign } from '../take-design.ts'

const gone = 'This design is no longer here. Generate it again with the same description.'

export const useOneDesign = defineOperation({
  name: 'ai-designs.use',
  route: 'POST /ai-designs/{run}/designs/{index}/artwork',
  summary: 'Turn one of the four designs into your own artwork; repeated calls return the same one',
  may: 'anyone',
  input: z.object({
    run: z.uuid(gone),
    index: typedNumber(
      z.coerce
        .number(gone)
        .int(gone)
        .min(0, gone)
        .max(designsPerRun - 1, gone),
    ),
  }),
  example: { run: '8a4c2f6e-0000-4000-8000-000000000000', index: 0 },
  result: z.object({ artworkId: z.uuid() }),
  async run(deps: AiDesignsDeps, actor, { run, index }) {
    const used = await takeDesign(deps, actor, run, index)
    if (!used.ok) throw new AppError('not_found', gone)
    return ok({ artworkId: used.artworkId })
  },
})
