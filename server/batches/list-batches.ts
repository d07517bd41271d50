import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import {
  type BatchKind,
  type BatchState,
  type SheetKind,
  sheetKindSchema,
  type Trouble,
} from '#domain/batches/batch.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { BatchesDeps } from './deps.ts'
import { type BatchRow, type BatchThingRow, batches, batchThings } from './tables.ts'

export type BatchView = {
  id: string
  kind: BatchKind
  state: BatchState
  createdAt: string
  counts: { total: number; done: number; failed: number }
  /** Which paperwork, if any. */
  sheet: SheetKind | null
  /** The cost of what was bought; 0 if nothing was. */
  amountCents: number
  /** The combined file; null if there is none. */
  file: { url: string; name: string } | null
  /** Why the file could not be made. */
  error: string | null
  /** What failed, by cause, with the orders affected. */
  failures: { trouble: Trouble; message: string; orders: NamedOrder[] }[]
  /** What succeeded, order by order. */
  done: (NamedOrder & { message: string })[]
  /** Whether there are orders whose status was changed, so that it can be undone. */
  isUndoable: boolean
  /** Orders that are now ready for pickup or shipped, whose customers may be notified. */
  toMail: string[]
}

type NamedOrder = { orderId: string; orderNumber: string }

const sheetSchema = z.object({ sheet: sheetKindSchema })

const mostShown = 8
const mostNamed = 100

/** What the actor has started and not dismissed, newest first. */
export async function listBatches({ database }: BatchesDeps, { user }: Actor): Promise<BatchView[]> {
  if (!user) return []
  const rows = await database.orm
    .select()
    .from(batches)
    .where(and(eq(batches.userId, user.id), isNull(batches.dismissedAt)))
    .orderBy(desc(batches.createdAt))
    .limit(mostShown)
  if (rows.length === 0) return []
  const things = await database.orm
    .select()
    .from(batchThings)
    .where(
      inArray(
        batchThings.batchId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(batchThings.batchId), asc(batchThings.position))
  const byBatch = Map.groupBy(things, ({ batchId }) => batchId)
  return rows.map((row) => toView(row, byBatch.get(row.id) ?? []))
}

function toView(batch: BatchRow, things: readonly BatchThingRow[]): BatchView {
  const { id, kind, state, error, fileKey, fileName } = batch
  const done = things.filter((thing) => thing.state === 'done')
  const failed = things.filter((thing) => thing.state === 'failed')
  const changed = done.filter(({ memo }) => memo.from !== undefined && memo.from !== memo.to)
  return {
    ...{ id, kind, state, error, createdAt: batch.createdAt.toISOString() },
    counts: { total: things.length, done: done.length, failed: failed.length },
    sheet: sheetSchema.safeParse(batch.choice).data?.sheet ?? null,
    amountCents: done.reduce((sum, { memo }) => sum + (memo.amountCents ?? 0), 0),
    file: fileKey === null ? null : { url: `/files/batches/${id}`, name: fileName ?? '' },
    failures: failuresOf(failed),
    done: done.map((thing) => ({ ...nameOf(thing), message: thing.message })),
    isUndoable: state === 'finished' && changed.length > 0,
    toMail: changed
      .filter(({ memo }) => memo.to === 'ready_for_pickup' || memo.to === 'shipped')
      .map(({ orderId }) => orderId),
  }
}

const nameOf = ({ orderId, orderNumber }: BatchThingRow): NamedOrder => ({ orderId, orderNumber })

/** Troubles, starting with those where staff can fix many at once: the account, addresses, single orders. */
function failuresOf(failed: readonly BatchThingRow[]): BatchView['failures'] {
  const causes = Map.groupBy(failed, ({ trouble, message }) => `${trouble} ${message}`)
  return [...causes.values()].flatMap((alike) => {
    const [{ trouble, message } = { trouble: null, message: '' }] = alike
    return [
      { trouble: trouble ?? ('order' as const), message, orders: alike.slice(0, mostNamed).map(nameOf) },
    ]
  })
}

/** How this person last made labels: the default for the next time. */
export async function lastChoice(
  { database }: BatchesDeps,
  { user }: Actor,
  kind: BatchKind,
): Promise<unknown> {
  if (!user) return null
  const [last] = await database.orm
    .select({ choice: batches.choice })
    .from(batches)
    .where(and(eq(batches.userId, user.id), eq(batches.kind, kind)))
    .orderBy(desc(batches.createdAt))
    .limit(1)
  return last?.choice ?? null
}
