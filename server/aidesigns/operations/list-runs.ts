import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { AiDesignsDeps } from '../deps.ts'
import { listRuns } from '../find-runs.ts'
import { runShape } from './run-shape.ts'

export const listOwnRuns = defineOperation({
  name: 'ai-designs.list',
  route: 'GET /ai-designs',
  summary: 'The AI designs that the caller requested, newest first; they are kept for a week',
  may: 'anyone',
  input: z.object({}),
  example: {},
  result: z.object({ runs: z.array(runShape) }),
  run: async ({ database }: AiDesignsDeps, actor) => ok({ runs: await listRuns({ database }, actor) }),
})
