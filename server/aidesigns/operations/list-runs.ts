import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { listRuns } from '../find-runs.ts'
import type { AiDesignsNeeds } from '../needs.ts'
import { runShape } from './run-shape.ts'

export const listOwnRuns = defineOperation({
  name: 'ai-designs.list',
  route: 'GET /ai-designs',
  summary: 'The designs that one has asked for by words, newest first; they are kept for a week',
  may: 'anyone',
  input: z.object({}),
  example: {},
  result: z.object({ runs: z.array(runShape) }),
  run: async ({ database }: AiDesignsNeeds, actor) => ok({ runs: await listRuns(database, actor) }),
})
