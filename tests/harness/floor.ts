import type { Place } from '#domain/orders/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { MoveResult } from '#server/production/index.ts'
import type { TestShop } from './shop.ts'

type Move = { itemId: string; from: Place; to: Place | 'next'; way?: 'board' | 'undo' }

/** Moves one item, as the board does. @throws AppError if the caller may not. */
export async function moveItem(
  shop: Pick<TestShop, 'operations'>,
  actor: Actor,
  move: Move,
): Promise<MoveResult> {
  const { results } = await shop.operations.ask('production.move', actor, { moves: [move] })
  const [result] = results
  if (!result) throw new Error('Nothing was moved')
  return result
}
