import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ReportDeps } from '../deps.ts'
import { findEverything } from '../search/find-everything.ts'
import { foundShape } from '../search/found.ts'

export const search = defineOperation({
  name: 'search.everything',
  route: 'GET /search',
  summary:
    'Orders, customers, quote requests, products, articles, and discounts that contain every word; only what the caller may see',
  may: 'signed_in',
  input: z.object({ text: z.string().trim().max(120) }),
  example: { text: 'Ada' },
  result: z.object({ found: z.array(foundShape) }),
  run: async ({ database }: ReportDeps, actor, { text }) =>
    ok({ found: await findEverything(database.orm, actor, text) }),
})
