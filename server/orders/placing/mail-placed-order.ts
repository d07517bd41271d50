import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs.ts'
import { newOrder } from '#server/mail/templates/new-order.ts'
import { orderConfirmation } from '#server/mail/templates/order-confirmation.ts'
import type { OrdersDeps } from '../deps.ts'
import { isPlaced } from '../present.ts'
import { orderItems, orders } from '../tables.ts'
import { summarize } from './summarize-order.ts'

/** `order.placed`: enqueued in the transaction that settles an order, so it exists exactly when that commits. */
export const mailPlacedJob = defineJob(
  'orders.mail-placed',
  z.object({ orderId: z.uuid(), isVerified: z.boolean() }),
)

/** Mails shopper and staff once each. A shopper whose payment is not verified is mailed when it is. */
export async function mailPlacedOrder(
  {
    database,
    mail,
    readSettings,
    staffAddress,
    itemPictures,
  }: Pick<OrdersDeps, 'database' | 'mail' | 'readSettings' | 'staffAddress' | 'itemPictures'>,
  { orderId, isVerified }: { orderId: string; isVerified: boolean },
): Promise<void> {
  const rows = await database.orm
    .select({ order: orders, item: orderItems })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(orderItems.position))
  const order = rows[0]?.order
  if (!order || !isPlaced(order)) throw new Error(`Order ${orderId} is not placed`)
  const items = rows.flatMap(({ item }) => item ?? [])
  const settings = await readSettings()
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
  await database.transaction((transaction) =>
    isVerified ? mail.sendAll(transaction, [toStaff, toShopper]) : mail.sendAll(transaction, [toStaff]),
  )
}
