import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, invalid, ok } from '#server/kernel/operations/outcome.ts'
import { changeMany, changeManySchema } from '../change-many.ts'
import type { InventoryDeps } from '../deps.ts'

const goneWords = 'There is no such listing.'

export const changeListingStock = defineOperation({
  name: 'listings.change-stock',
  route: 'PATCH /listings/{listing}/stock',
  summary:
    'Set counted stock, or add stock that came in, for sizes and colors of a listing: all of them or none',
  may: 'products.write',
  input: changeManySchema.omit({ listingId: true }).extend({ listing: z.uuid(goneWords) }),
  example: {
    listing: '8a4c2f6e-0000-4000-8000-000000000000',
    kind: 'adjust',
    note: 'Counted on Friday',
    changes: [{ size: 'M', color: 'Black', from: 12, to: 11 }],
  },
  result: z.object({ changed: z.int() }),
  /** What was bought or counted in the meantime. */
  theirs: z.object({
    moved: z.array(z.object({ size: z.string(), color: z.string(), seen: z.int(), onHand: z.int() })),
  }),
  async run(deps: InventoryDeps, actor, sent) {
    const { listing: listingId, ...input } = sent
    const outcome = await changeMany(deps, actor, { ...input, listingId })
    if (outcome.ok) return ok({ changed: outcome.changed })
    if (outcome.reason === 'conflict')
      return conflict({ moved: outcome.moved }, sent, 'It has changed since you looked.')
    if (outcome.reason === 'invalid') return invalid(outcome.fieldErrors)
    const { size, color } = outcome
    if (outcome.reason === 'not_found')
      throw new AppError('not_found', `${size}, ${color} is no longer offered.`)
    const words = `${size}, ${color}: ${outcome.reserved} are held by shoppers who are paying now.`
    throw new AppError('conflict', words)
  },
})
