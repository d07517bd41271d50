import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { dueChangeSchema } from '#domain/due-change.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { localTimeOf, momentOf } from '#domain/local-time.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { announceOrder } from './announce-order.ts'
import type { OrdersNeeds } from './index.ts'
import { isOrderId } from './input.ts'
import { recordHistory } from './record-history.ts'
import { orders } from './tables.ts'

export type ChangeDueDateOutcome =
  | { ok: true; dueAt: Date }
  | { ok: false; reason: 'not_found' }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  /** Somebody else moved it since; what stands now. */
  | { ok: false; reason: 'conflict'; dueAt: Date | null }

/**
 * Moves an order's due date to the end of another day of the shop's calendar, with a reason for the history. `seen` is
 * the date that the person looked at, so that nobody's change is overwritten unseen. Staff only.
 */
export async function changeDueDate(
  { database, clock, realtime, readSettings }: OrdersNeeds,
  actor: Actor,
  orderId: string,
  { seen, ...input }: { day: string; reason: string; seen: Date | null },
): Promise<ChangeDueDateOutcome> {
  const reading = dueChangeSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  if (!isOrderId(orderId)) return { ok: false, reason: 'not_found' }
  const { timeZone, dueTime } = await readSettings()
  const { day, reason: note } = reading.data
  const dueAt = momentOf(day, dueTime, timeZone)
  return database.transaction(async (transaction) => {
    const isSeen = sql`${orders.dueAt} is not distinct from ${seen?.toISOString() ?? null}::timestamptz`
    const [order] = await transaction
      .update(orders)
      .set({ dueAt, version: sql`${orders.version} + 1` })
      .where(and(eq(orders.id, orderId), isNotNull(orders.placedAt), isSeen))
      .returning({ id: orders.id, customerId: orders.customerId })
    if (!order) {
      const [now] = await transaction
        .select({ dueAt: orders.dueAt })
        .from(orders)
        .where(and(eq(orders.id, orderId), isNotNull(orders.placedAt)))
      return now
        ? ({ ok: false, reason: 'conflict', dueAt: now.dueAt } as const)
        : ({ ok: false, reason: 'not_found' } as const)
    }
    const from = seen && localTimeOf(seen, timeZone).day
    await recordHistory(transaction, { orderId, at: clock.now(), actor, kind: 'due', from, to: day, note })
    await audit(transaction, actor, {
      action: 'order.change_due_date',
      subject: `order:${orderId}`,
      before: { dueAt: seen },
      after: { dueAt, reason: note },
    })
    await announceOrder(realtime, transaction, 'order.changed', order)
    return { ok: true, dueAt } as const
  })
}
