import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type ChangeState, differenceLinkDays, type OrderChangeInput } from '#domain/orders/order-change.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import { after, days } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { AddedItem, ChangeableOrder } from '#server/orders/index.ts'
import { wordsOf } from './change-words.ts'
import type { OrderChangeDeps } from './deps.ts'
import type { ChangePlan } from './plan-change.ts'
import { type OrderChangeRow, orderChanges } from './tables.ts'

export type Wanted = { id: string; asked: OrderChangeInput; plan: ChangePlan }

/** Writes the change and its audit entry; it includes what earlier changes had left open. */
export async function writeRow(
  { clock }: OrderChangeDeps,
  transaction: Transaction,
  actor: Actor,
  order: ChangeableOrder,
  { asked, plan }: Wanted,
  added: readonly AddedItem[],
): Promise<OrderChangeRow> {
  const now = clock.now()
  const { differenceCents, totals } = plan
  const state = stateOf(differenceCents, asked)
  await transaction
    .update(orderChanges)
    .set({ state: 'carried' })
    .where(and(eq(orderChanges.orderId, order.id), eq(orderChanges.state, 'open')))
  const more = plan.changed.filter(({ item, quantity }) => quantity > item.quantity)
  const [row] = await transaction
    .insert(orderChanges)
    .values({
      id: asked.changeId,
      orderId: order.id,
      ...{ state, settle: asked.settle, reason: asked.reason, differenceCents },
      words: wordsOf(order, plan, added),
      totalBeforeCents: order.totalCents,
      totalAfterCents: totals.total,
      waitingItems:
        state === 'sent' ? [...more.map(({ item }) => item.id), ...added.map(({ id }) => id)] : [],
      ...(state === 'sent' && {
        token: randomBytes(24).toString('base64url'),
        expiresAt: after(now, days(differenceLinkDays)),
        sentCount: 1,
      }),
      createdBy: actor.user?.id ?? null,
      createdByName: nameOfActor(actor),
      createdAt: now,
      settledAt: state === 'settled' ? now : null,
    })
    .returning()
  if (!row) throw new Error('A change was written but is missing')
  await audit(transaction, actor, {
    action: 'order.change',
    subject: `order:${order.id}`,
    before: { totalCents: order.totalCents },
    after: { totalCents: totals.total, words: row.words, settle: asked.settle, differenceCents },
  })
  return row
}

export function stateOf(differenceCents: number, { settle }: Pick<OrderChangeInput, 'settle'>): ChangeState {
  if (differenceCents === 0 || settle === 'done') return 'settled'
  if (settle === 'later') return 'open'
  return differenceCents > 0 ? 'sent' : 'settled'
}
