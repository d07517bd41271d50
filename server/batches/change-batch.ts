import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { mayDo } from '#server/kernel/permit.ts'
import { announceBatch } from './announce-batch.ts'
import { type BatchesDeps, workBatchJob } from './deps.ts'
import { kinds } from './kinds.ts'
import { startBatch } from './start-batch.ts'
import { type BatchRow, batches, batchThings } from './tables.ts'

const gone = 'You have no such batch.'

/** Retries what failed; what succeeded stays unchanged. @throws AppError if it is not theirs, or is running */
export async function tryAgain(deps: BatchesDeps, actor: Actor, batchId: string): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const batch = await lockOwn(transaction, actor, batchId)
    if (batch.state === 'working') throw new AppError('conflict', 'It’s still running.')
    await transaction
      .update(batches)
      .set({ state: 'working', finishedAt: null, error: null })
      .where(eq(batches.id, batchId))
    await transaction
      .update(batchThings)
      .set({ state: 'waiting', notBefore: null, trouble: null, message: '', memo: {} })
      .where(and(eq(batchThings.batchId, batchId), eq(batchThings.state, 'failed')))
    await deps.jobs.enqueue(transaction, workBatchJob, { batchId })
    await audit(transaction, actor, { action: 'batch.try-again', subject: `batch:${batchId}` })
    await announceBatch(deps, transaction, batch)
  })
}

/** Cancels what has not begun. Whatever is running right now still finishes. */
export async function stopBatch(deps: BatchesDeps, actor: Actor, batchId: string): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const batch = await lockOwn(transaction, actor, batchId)
    if (batch.state !== 'working') return
    await transaction
      .update(batchThings)
      .set({ state: 'failed', trouble: 'order', message: 'You stopped the batch before this one' })
      .where(and(eq(batchThings.batchId, batchId), eq(batchThings.state, 'waiting')))
    await deps.jobs.enqueue(transaction, workBatchJob, { batchId })
    await audit(transaction, actor, { action: 'batch.stop', subject: `batch:${batchId}` })
    await announceBatch(deps, transaction, batch)
  })
}

/** Dismisses a batch; one that is running continues, and can be dismissed when it is done. */
export async function dismissBatch(deps: BatchesDeps, actor: Actor, batchId: string): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const batch = await lockOwn(transaction, actor, batchId)
    if (batch.state === 'working') throw new AppError('conflict', 'It’s still running.')
    await transaction
      .update(batches)
      .set({ dismissedAt: deps.clock.now() })
      .where(and(eq(batches.id, batchId), isNull(batches.dismissedAt)))
    await announceBatch(deps, transaction, batch)
  })
}

/** Gives orders back their previous status in a separate batch, if they still have the status they were given. */
export async function undoStatuses(deps: BatchesDeps, actor: Actor, batchId: string): Promise<string> {
  const batch = await deps.database.transaction((transaction) => lockOwn(transaction, actor, batchId))
  const things = await deps.database.orm
    .select()
    .from(batchThings)
    .where(and(eq(batchThings.batchId, batchId), eq(batchThings.state, 'done')))
  const changed = things.flatMap(({ orderId, memo: { from, to } }) =>
    from !== undefined && from !== to ? [{ order: orderId, choice: { to: from, expected: to } }] : [],
  )
  if (batch.kind !== 'statuses' || changed.length === 0)
    throw new AppError('conflict', 'There’s nothing to undo.')
  return startBatch(deps, actor, { kind: 'statuses', choice: {}, things: changed })
}

/** The combined file, for the person who started the batch. */
export async function readFile(
  { database, files }: BatchesDeps,
  actor: Actor,
  batchId: string,
): Promise<StoredFile | null> {
  const [batch] = await database.orm.select().from(batches).where(eq(batches.id, batchId))
  if (!batch?.fileKey || batch.userId !== actor.user?.id) return null
  const permission = kinds[batch.kind].filePermission
  if (permission && !mayDo(actor, permission)) return null
  const { fileKey } = batch
  return {
    open: () => files.read(fileKey),
    contentType: 'application/pdf',
    byteSize: await files.size(fileKey),
    tag: `${batchId}-${batch.finishedAt?.getTime()}`,
    fileName: batch.fileName ?? 'orders.pdf',
    isFinal: false,
  }
}

async function lockOwn(transaction: Transaction, { user }: Actor, batchId: string): Promise<BatchRow> {
  const [batch] = await transaction.select().from(batches).where(eq(batches.id, batchId)).for('update')
  if (!batch || batch.userId !== user?.id) throw new AppError('not_found', gone)
  return batch
}
