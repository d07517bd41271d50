import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import type { MailRequest } from '#server/mail/index.ts'
import { newOrder } from '#server/mail/templates/new-order.ts'
import { orderConfirmation } from '#server/mail/templates/order-confirmation.ts'
import type { OrdersDeps } from '../deps.ts'
import { isPlaced, type OrderItemRow, type OrderRow } from '../present.ts'
import { orderItems, orders } from '../tables.ts'
import { summarize } from './summarize-order.ts'

/**
 * For requests to send them again, and for an order whose emails could not be written; emails already sent are not sent
 * again.
 */
export const mailPlacedJob = defineJob(
  'orders.mail-placed',
  z.object({ orderId: z.uuid(), isVerified: z.boolean() }),
)

export type MailPlacedDeps = Pick<
  OrdersDeps,
  'mail' | 'jobs' | 'readSettingsWithin' | 'staffAddress' | 'itemPictures'
>

type Placed = { order: OrderRow; items: readonly OrderItemRow[]; isVerified: boolean }

/**
 * Emails shopper and staff once each, in the transaction that places the order: the emails exist exactly when that
 * commits. A shopper whose payment is not verified is emailed once it is. A failure to write the emails never keeps the
 * payment from being settled: a job retries, and is shown under Attention.
 */
export async function mailPlaced(
  deps: MailPlacedDeps,
  transaction: Transaction,
  placed: Placed,
): Promise<void> {
  const settings = await deps.readSettingsWithin(transaction)
  let asked: MailRequest<unknown>[]
  try {
    asked = writePlaced(deps, settings, placed)
  } catch {
    const { order, isVerified } = placed
    return deps.jobs.enqueue(transaction, mailPlacedJob, { orderId: order.id, isVerified })
  }
  await deps.mail.sendAll(transaction, asked)
}

/** @throws if an order contains something that its emails can't express. */
function writePlaced(
  { staffAddress, itemPictures }: MailPlacedDeps,
  settings: ShopSettings,
  { order, items, isVerified }: Placed,
): MailRequest<unknown>[] {
  const orderId = order.id
  if (!isPlaced(order)) throw new Error(`Order ${orderId} is not placed`)
  const summary = summarize(order, items, settings, itemPictures)
  const toStaff = {
    template: newOrder,
    to: staffAddress ?? settings.contactEmail,
    data: newOrder.schema.parse({ ...summary, orderId, isVerified }),
    dedupeKey: `${isVerified ? 'new-order' : 'unverified-order'}:${orderId}`,
  }
  const toShopper = {
    template: orderConfirmation,
    to: order.contactEmail,
    data: orderConfirmation.schema.parse(summary),
    dedupeKey: `order-confirmation:${orderId}`,
  }
  return isVerified ? [toStaff, toShopper] : [toStaff]
}

/** The same for an order that was placed earlier. */
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
    const settings = await deps.readSettingsWithin(transaction)
    await deps.mail.sendAll(transaction, writePlaced(deps, settings, { order, items, isVerified }))
  })
}
