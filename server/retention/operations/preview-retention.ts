import { z } from 'zod'
import { chosenNames, retentionSchema } from '#domain/shop/retention-terms.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { atLength } from '#server/kernel/postgres/at-length.ts'
import type { RetentionDeps } from '../deps.ts'
import { previewRetention } from '../preview.ts'

export const previewRetentionOperation = defineOperation({
  name: 'retention.preview',
  route: 'POST /retention/preview',
  summary: 'What these retention days would remove, with count and size; changes nothing',
  status: 200,
  may: 'settings.write',
  input: retentionSchema,
  example: { orderFiles: 730, mailBodies: 365 },
  result: z.object({
    goes: z.array(z.object({ name: z.enum(chosenNames), count: z.int(), bytes: z.number() })),
  }),
  run: (deps: RetentionDeps, _actor, days) =>
    atLength(async () => ok({ goes: await previewRetention(deps, days) })),
})
