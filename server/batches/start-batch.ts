import type { BatchKind } from '#domain/batches/batch.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { announceBatch } from './announce-batch.ts'
import { type BatchesDeps, workBatchJob } from './deps.ts'
import { batches, batchThings } from './tables.ts'

export type NewBatch = {
  kind: BatchKind
  choice: unknown
  /** In any order; each once. */
  things: readonly { order: string; choice: unknown }[]
}

/**
 * Records what is to be done, and the job that does it, in one transaction. Things are done in the order they are
 * packed: rush first, then by due day. Missing orders are left out.
 * @throws AppError when none exists, or a program calls: it can call the operation for each thing itself.
 */
export async function startBatch(
  deps: BatchesDeps,
  actor: Actor,
  { kind, choice, things }: NewBatch,
): Promise<string> {
  const { database, clock, jobs, orders } = deps
  const { user } = actor
  if (!user) throw new AppError('forbidden', 'Access Denied')
  const wanted = new Map(things.map((thing) => [thing.order, thing.choice]))
  const known = await orders.forProduction(database.orm, [...wanted.keys()])
  if (known.length === 0) throw new AppError('not_found', 'There are no such orders.')
  const rushFirst = known.toSorted(
    (one, other) => Number(other.deliverySpeed === 'rush') - Number(one.deliverySpeed === 'rush'),
  )
  return database.transaction(async (transaction) => {
    const [batch] = await transaction
      .insert(batches)
      .values({ kind, choice, userId: user.id, userEmail: user.email, createdAt: clock.now() })
      .returning({ id: batches.id })
    if (!batch) throw new Error('No batch')
    await transaction.insert(batchThings).values(
      rushFirst.map(({ id: orderId, orderNumber }, at) => ({
        ...{ batchId: batch.id, position: at + 1, orderId, orderNumber },
        choice: wanted.get(orderId) ?? {},
      })),
    )
    await jobs.enqueue(transaction, workBatchJob, { batchId: batch.id })
    await audit(transaction, actor, {
      ...{ action: 'batch.start', subject: `batch:${batch.id}` },
      after: { kind, orderCount: known.length },
    })
    await announceBatch(deps, transaction, { id: batch.id, userId: user.id })
    return batch.id
  })
}
