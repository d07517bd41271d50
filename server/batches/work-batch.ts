import { and, asc, count, eq, isNull, lte, min, or, sql } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { after, seconds } from '#server/kernel/clock.ts'
import { isDatabaseOutage } from '#server/kernel/postgres/outage.ts'
import { announceBatch } from './announce-batch.ts'
import { type BatchesDeps, workBatchJob } from './deps.ts'
import type { Step } from './kind.ts'
import { kinds } from './kinds.ts'
import { type BatchRow, type BatchThingRow, batches, batchThings } from './tables.ts'

/** A job ends after this time and enqueues the next, so that other batches get their turn. */
const turn = seconds(30)

/**
 * The job, run by one process at a time: does one thing after another until nothing is left that can be done now. A
 * thing marked as running at the start was cut off, and is begun again; the number of tries tells its kind.
 */
export async function workBatch(deps: BatchesDeps, batchId: string): Promise<void> {
  const { orm } = deps.database
  const batch = await findWorking(deps, batchId)
  if (!batch) return
  // The person who started it may have lost the role since: then nothing is done that they could not do now.
  const actor = await deps.people.actorOf(batch)
  await orm
    .update(batchThings)
    .set({ state: 'waiting', notBefore: null })
    .where(and(eq(batchThings.batchId, batchId), eq(batchThings.state, 'running')))
  const ends = performance.now() + turn
  while (performance.now() < ends) {
    const thing = await takeNext(deps, batchId)
    if (!thing) return goOnLater(deps, actor, batch)
    deps.reach('batch:before-thing')
    const step = await doOne(deps, actor, batch, thing)
    deps.reach('batch:after-thing')
    await settle(deps, batch, thing, step)
  }
  await deps.jobs.enqueue(orm, workBatchJob, { batchId })
}

async function findWorking({ database }: BatchesDeps, batchId: string): Promise<BatchRow | undefined> {
  const [batch] = await database.orm
    .select()
    .from(batches)
    .where(and(eq(batches.id, batchId), eq(batches.state, 'working')))
  return batch
}

async function takeNext(
  { database, clock }: BatchesDeps,
  batchId: string,
): Promise<BatchThingRow | undefined> {
  const isNext = and(
    eq(batchThings.batchId, batchId),
    eq(batchThings.state, 'waiting'),
    or(isNull(batchThings.notBefore), lte(batchThings.notBefore, clock.now())),
  )
  const [next] = await database.orm
    .select({ position: batchThings.position })
    .from(batchThings)
    .where(isNext)
    .orderBy(asc(batchThings.position))
    .limit(1)
  if (!next) return
  const [taken] = await database.orm
    .update(batchThings)
    .set({ state: 'running', tries: sql`${batchThings.tries} + 1` })
    .where(and(isNext, eq(batchThings.position, next.position)))
    .returning()
  return taken
}

async function doOne(deps: BatchesDeps, actor: Actor, batch: BatchRow, thing: BatchThingRow): Promise<Step> {
  if (!actor.user) return { state: 'failed', message: notAnyMore, trouble: 'order' }
  try {
    return await kinds[batch.kind].step(deps, actor, thing, batch)
  } catch (error) {
    if (isDatabaseOutage(error)) throw error
    // One failure doesn't stop the others.
    deps.log.error({ error, batchId: batch.id, orderId: thing.orderId }, 'part of a batch failed')
    return { state: 'failed', message: unexpected, trouble: 'order' }
  }
}

const notAnyMore = 'The person who started this no longer has access.'
const unexpected =
  'It couldn’t be done. Try it on the order itself, or ask the person who looks after the shop.'

async function settle(deps: BatchesDeps, batch: BatchRow, thing: BatchThingRow, step: Step): Promise<void> {
  const { message } = step
  const memo = { ...thing.memo, ...('memo' in step && step.memo) }
  const given =
    step.state === 'later'
      ? { state: 'waiting' as const, notBefore: after(deps.clock.now(), step.after), message, memo }
      : { state: step.state, message, memo, trouble: step.state === 'failed' ? step.trouble : null }
  await deps.database.transaction(async (transaction) => {
    await transaction
      .update(batchThings)
      .set(given)
      .where(
        and(
          eq(batchThings.batchId, batch.id),
          eq(batchThings.position, thing.position),
          eq(batchThings.state, 'running'),
        ),
      )
    await announceBatch(deps, transaction, batch)
  })
}

/** Waiting things are checked again at their time; when none is waiting, the combined file is made. */
async function goOnLater(deps: BatchesDeps, actor: Actor, batch: BatchRow): Promise<void> {
  const { orm } = deps.database
  const [waiting] = await orm
    .select({ things: count(), at: min(batchThings.notBefore) })
    .from(batchThings)
    .where(and(eq(batchThings.batchId, batch.id), eq(batchThings.state, 'waiting')))
  if (!waiting || waiting.things === 0) return finish(deps, actor, batch)
  const startAfter = waiting.at ?? deps.clock.now()
  await deps.jobs.enqueue(orm, workBatchJob, { batchId: batch.id }, { startAfter })
}

async function finish(deps: BatchesDeps, actor: Actor, batch: BatchRow): Promise<void> {
  const done = await deps.database.orm
    .select({ orderId: batchThings.orderId })
    .from(batchThings)
    .where(and(eq(batchThings.batchId, batch.id), eq(batchThings.state, 'done')))
    .orderBy(asc(batchThings.position))
  const file =
    done.length === 0
      ? null
      : await kinds[batch.kind].file?.(
          deps,
          actor,
          batch,
          done.map(({ orderId }) => orderId),
        )
  const fileKey = file?.bytes ? `batches/${batch.id}.pdf` : null
  if (file?.bytes && fileKey) await deps.files.write(fileKey, file.bytes, { contentType: 'application/pdf' })
  deps.reach('batch:before-finish')
  await deps.database.transaction(async (transaction) => {
    await transaction
      .update(batches)
      .set({
        ...{ state: 'finished', finishedAt: deps.clock.now(), fileKey },
        ...{ fileName: file?.fileName ?? null, error: file?.problem ?? null },
      })
      .where(and(eq(batches.id, batch.id), eq(batches.state, 'working')))
    await announceBatch(deps, transaction, batch)
  })
}
