import { z } from 'zod'
import { designRequestSchema } from '#domain/ai-design-request.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { takeVisit } from '#server/kernel/rate-limit.ts'
import { drawRunJob } from './jobs.ts'
import type { AiDesignsNeeds } from './needs.ts'
import { type RunView, toRunView } from './present.ts'
import { aiDesignRuns } from './tables.ts'

export type RequestRunOutcome =
  | { ok: true; run: RunView }
  /** The prompt says nothing (specification, back office section 5). */
  | { ok: false; reason: 'missing_prompt'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'too_many_requests'; retryAfterSeconds: number }

const inputSchema = designRequestSchema.extend({
  seed: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})

/** Asks for four designs; they are made by a job. */
export async function requestRun(
  { database, clock, jobs, rateLimiter, imageModel }: AiDesignsNeeds,
  actor: Actor,
  { clientAddress }: { clientAddress: string },
  input: unknown,
): Promise<RequestRunOutcome> {
  const reading = inputSchema.safeParse(input)
  if (!reading.success) {
    const fieldErrors = fieldErrorsOf(reading.error)
    const isMissing = reading.error.issues.some(
      ({ path, code }) => path[0] === 'prompt' && code !== 'too_big',
    )
    return { ok: false, reason: isMissing ? 'missing_prompt' : 'invalid', fieldErrors }
  }
  const allowed = await takeVisit(
    rateLimiter,
    imageModel ? countedLimits.modelDrawing : countedLimits.drawing,
    { clientAddress, actor },
  )
  if (!allowed.ok)
    return { ok: false, reason: 'too_many_requests', retryAfterSeconds: allowed.retryAfterSeconds }
  return database.transaction(async (tx) => {
    const [row] = await tx
      .insert(aiDesignRuns)
      .values({
        ...reading.data,
        ownerId: actor.user?.id ?? null,
        visitorId: actor.visitorId,
        createdAt: clock.now(),
      })
      .returning()
    if (!row) throw new Error('The run was not kept')
    await jobs.enqueue(tx, drawRunJob, { runId: row.id })
    return { ok: true, run: toRunView(row) }
  })
}
