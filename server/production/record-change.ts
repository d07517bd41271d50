import type { Place } from '#domain/orders/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { ProductionDeps } from './deps.ts'
import { type MoveWay, productionMoves } from './tables.ts'

/** Other people's boards reload when the change is committed. */
export const announceItem = (
  { realtime }: Pick<ProductionDeps, 'realtime'>,
  transaction: Transaction,
  itemId: string,
): Promise<void> =>
  realtime.announce(transaction, { topic: 'staff', event: 'production.changed', id: itemId })

/** In the transaction of the move. */
export async function recordMove(
  deps: Pick<ProductionDeps, 'clock' | 'realtime'>,
  transaction: Transaction,
  actor: Actor,
  move: { itemId: string; from: Place; to: Place; way: MoveWay },
): Promise<void> {
  const { itemId, from, to, way } = move
  await transaction.insert(productionMoves).values({
    orderItemId: itemId,
    ...{ from, to, way },
    at: deps.clock.now(),
    actorId: actor.user?.id ?? null,
    actorName: nameOfActor(actor),
  })
  await audit(transaction, actor, {
    action: 'production.move',
    subject: `order-item:${itemId}`,
    before: { place: from },
    after: { place: to, way },
  })
  await announceItem(deps, transaction, itemId)
}
