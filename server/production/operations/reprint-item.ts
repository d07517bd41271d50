import { z } from 'zod'
import { placeSchema, reprintSchema } from '#domain/orders/production.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ProductionDeps } from '../deps.ts'
import { reprintItem } from '../reprint-item.ts'
import { anyItem, itemId } from './production-shapes.ts'

export const reprint = defineOperation({
  name: 'production.reprint',
  route: 'POST /production/items/{item}/reprints',
  summary:
    'Make spoiled copies of an item again, starting where it is made; you choose `reprintId`, and sending it twice makes one reprint',
  may: 'production.write',
  input: reprintSchema.extend({ item: itemId }),
  example: {
    item: anyItem,
    reprintId: '8a4c2f6e-0000-4000-8000-000000000003',
    copies: 1,
    reason: 'banding',
  },
  result: z.object({
    /** False if the same reprint was already received; nothing was done again. */
    isNew: z.boolean(),
    ticket: z.string(),
    to: placeSchema,
    wastedInches: z.number(),
  }),
  async run(deps: ProductionDeps, actor, { item, ...wanted }) {
    return ok(await reprintItem(deps, actor, { itemId: item, ...wanted }))
  },
})
