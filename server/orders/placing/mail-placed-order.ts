import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#server/kernel/database.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { newOrder } from '#server/mail/templates/new-order.ts'
import { orderConfirmation } from '#server/mail/templates/order-confirmation.ts'
import type { OrdersDeps } from '../deps.ts'
import { isPlaced, type OrderItemRow, type OrderRow } from '../present.ts'
import { orderItems, orders } from '../tables.ts'
import { summarize } from './summarize-order.ts'

/** For who asks for them once more; what is mailed already is not mailed twice. */
export const mailPlacedJob = defineJob(
  'orders.mail-placed',
  z.object({ orderId: z.uuid(), isVerified: z.boolean() }),
)

export type MailPlacedDeps = Pick<OrdersDeps, 'mail' | 'readSettingsWithin' | 'staffAddress' | 'itemPictures'>

/**
 * Mails shopper and staff once each, with the transaction that places the order: the mails exist exactly when that
 * commits. A shopper whose payment is not verified is mailed when it is.
 */
export async function mailPlaced(
  { mail, readSettingsWithin, staffAddress, itemPictures }: MailPlacedDeps,
  transaction: Transaction,
  order: OrderRow,
  items: readonly OrderItemRow[],
  { isVerified }: { isVerified: boolean },
): Promise<void> {
  const orderId = order.id
  if (!isPlaced(order)) throw new Error(`Order ${orderId} is not placed`)
  const settings = await readSettingsWithin(transaction)
  const summary = summarize(order, items, settings, itemPictures)
  const toStaff = {
    template: newOrder,
    to: staffAddress ?? settings.contactEmail,
    data: { ...summary, orderId, isVerified },
    dedupeKey: `${isVerified ? 'new-order' : 'unverified-order'}:${orderId}`,
  }
  const toShopper = {
    template: orderConfirmation,
    to: order.contactEmail,
    data: summary,
    dedupeKey: `order-confirmation:${orderId}`,
  }
  await (isVerified ? mail.sendAll(transaction, [toStaff, toShopper]) : mail.sendAll(transaction, [toStaff]))
}

/** The same of an order that was placed before. */
export async function mailPlacedOrder(
  deps: MailPlacedDeps & Pick<OrdersDeps, 'database'>,
  { orderId, isVerified }: { orderId: string; isVerified: boolean },
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const rows = await transaction
      .select({ order: orders, item: orderItems })
      .from(orders)
      .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
      .where(eq(orders.id, orderId))
      .orderBy(asc(orderItems.position))
    const order = rows[0]?.order
    if (!order) throw new Error(`Order ${orderId} is not placed`)
    const items = rows.flatMap(({ item }) => item ?? [])
    await mailPlaced(deps, transaction, order, items, { isVerified })
  })
}
