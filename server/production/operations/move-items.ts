import { z } from 'zod'
import { placeSchema, places } from '#domain/orders/production.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ProductionDeps } from '../deps.ts'
import { type MoveResult, moveItem } from '../move-item.ts'
import { anyItem, itemId, moveResultShape } from './production-shapes.ts'

/** As many as a board holds. */
const maxMoves = 500

/** Each independently, one after another: an item that cannot be moved doesn't hold up the others. */
export const moveItems = defineOperation({
  name: 'production.move',
  route: 'POST /production/moves',
  status: 200,
  summary:
    'Move items from where they were seen (`from`) to another place on their route, or to the `next` one; each gets its own answer',
  may: 'production.write',
  input: z.object({
    moves: z
      .array(
        z.object({
          itemId,
          from: placeSchema,
          to: z.enum([...places, 'next']),
          /** Whether it undoes a move, for the item’s history. */
          way: z.enum(['board', 'undo']).default('board'),
        }),
      )
      .min(1, 'Choose some items first')
      .max(maxMoves, `At most ${maxMoves} items at once`),
  }),
  example: { moves: [{ itemId: anyItem, from: 'check', to: 'next' }] },
  result: z.object({ results: z.array(moveResultShape) }),
  async run(deps: ProductionDeps, actor, { moves }) {
    const results: MoveResult[] = []
    for (const move of moves) results.push(await moveItem(deps, actor, move))
    return ok({ results })
  },
})
