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

/** For who asks for them once more, and for an order whose mails could not be written; what is mailed already is not mailed twice. */
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
 * Mails shopper and staff once each, with the transaction that places the order: the mails exist exactly when that
 * commits. A shopper whose payment is not verified is mailed when it is. What cannot be said of an order never keeps its
 * payment from being settled: a job tries again, and is seen in Attention.
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

/** @throws when an order holds what its mails cannot tell. */
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
    const settings = await deps.readSettingsWithin(transaction)
    await deps.mail.sendAll(transaction, writePlaced(deps, settings, { order, items, isVerified }))
  })
}
