import type { Place } from '#domain/orders/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { MoveResult } from '#server/production/index.ts'
import type { TestShop } from './shop.ts'

type Move = { itemId: string; from: Place; to: Place | 'next'; way?: 'board' | 'undo' }

/** One item, as the board moves it. @throws AppError for whoever may not. */
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
