import { designRequestSchema } from '#domain/artwork/ai-design-request.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { takeVisit, tooOften } from '#server/kernel/rate-limit.ts'
import type { AiDesignsDeps } from '../deps.ts'
import { drawRunJob } from '../jobs.ts'
import { toRunView } from '../present.ts'
import { aiDesignRuns } from '../tables.ts'
import { runShape } from './run-shape.ts'

/** The designs are made by a job. */
export const requestRun = defineOperation({
  name: 'ai-designs.request',
  route: 'POST /ai-designs',
  summary: 'Request four designs by description, style, and size; check the list until they are ready',
  may: 'anyone',
  input: designRequestSchema,
  example: { prompt: 'A heron in the reeds', style: 'Modern', sizeId: '13x12', seed: 1 },
  result: runShape,
  async run({ database, clock, jobs, rateLimiter, imageModel }: AiDesignsDeps, actor, wish) {
    const limit = imageModel ? countedLimits.modelDrawing : countedLimits.drawing
    const allowed = await takeVisit(rateLimiter, limit, actor)
    if (!allowed.ok) throw tooOften(allowed, { what: 'Many designs were requested from your network.' })
    return database.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(aiDesignRuns)
        .values({
          ...wish,
          ownerId: actor.user?.id ?? null,
          visitorId: actor.visitorId,
          createdAt: clock.now(),
        })
        .returning()
      if (!row) throw new Error('The run was not saved')
      await jobs.enqueue(transaction, drawRunJob, { runId: row.id })
      return ok(toRunView(row))
    })
  },
})
