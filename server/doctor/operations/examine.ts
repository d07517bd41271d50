import { z } from 'zod'
import { findingGroups } from '#domain/shop/finding.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { DoctorDeps } from '../deps.ts'
import { examineShop } from '../examine.ts'

const findingShape = z.object({
  key: z.string(),
  group: z.enum(findingGroups),
  what: z.string(),
  says: z.string(),
  /** What to do; null if all is well. */
  fix: z.string().nullable(),
})

export const examine = defineOperation({
  name: 'doctor.examine',
  route: 'GET /doctor',
  summary:
    'Whether everything the shop needs is in place, and what to do where it is not; outside services are contacted',
  may: 'settings.read',
  input: z.object({}),
  example: {},
  result: z.object({ findings: z.array(findingShape) }),
  run: async (deps: DoctorDeps) => ok({ findings: await examineShop(deps) }),
})
