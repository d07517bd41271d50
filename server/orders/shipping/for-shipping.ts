import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { LocalDay } from '#domain/local-time.ts'
import { type OrderStatus, type PaymentStatus, releasedStatuses } from '#domain/orders/order-status.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'
import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { withoutNul } from '../input.ts'
import { isPlaced, type OrderRow } from '../present.ts'
import { orders, type ShippingAddress } from '../tables.ts'

/** What shipping an order needs to know about it; server-internal, so without an actor. */
export type ShippableOrder = {
  id: string
  orderNumber: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  customerId: string | null
  contactName: string
  contactEmail: string
  contactPhone: string
  deliveryMethod: DeliveryMethod
  deliverySpeed: DeliverySpeed
  dueAt: Date | null
  arrivesOn: LocalDay | null
  shippingAddress: ShippingAddress
  placedAt: Date
}

/** Locked until the transaction ends: of two people labeling the same order, the second waits for the first. */
export async function lockForShipping(
  transaction: Transaction,
  orderId: string,
): Promise<ShippableOrder | null> {
  if (!isUuid(orderId)) return null
  const [row] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return toShippable(row)
}

export async function forShipping(executor: Executor, orderId: string): Promise<ShippableOrder | null> {
  if (!isUuid(orderId)) return null
  const [row] = await executor.select().from(orders).where(eq(orders.id, orderId))
  return toShippable(row)
}

/** Those of these orders that were placed, by number. */
export async function listForShipping(
  executor: Executor,
  orderIds: readonly string[],
): Promise<ShippableOrder[]> {
  const rows = await executor
    .select()
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
    .orderBy(asc(orders.orderNumber))
  return rows.flatMap((row) => toShippable(row) ?? [])
}

/** An order by its number, for scanners. */
export async function findByNumber(executor: Executor, orderNumber: string): Promise<ShippableOrder | null> {
  const [row] = await executor
    .select()
    .from(orders)
    .where(eq(orders.orderNumber, withoutNul(orderNumber)))
  return toShippable(row)
}

const labelStatuses: OrderStatus[] = ['in_production', 'ready_for_print']

const mayGetLabel = and(
  isNotNull(orders.placedAt),
  inArray(orders.status, labelStatuses),
  inArray(orders.paymentStatus, releasedStatuses),
  eq(orders.deliveryMethod, 'shipping'),
)

/** Orders that may get a label now and whose customer has one of these addresses; empty if no addresses are given. */
export async function openForEmails(
  executor: Executor,
  emails: readonly string[],
): Promise<ShippableOrder[]> {
  const addresses = [...new Set(emails.map((email) => email.trim().toLowerCase()))].filter(Boolean)
  if (addresses.length === 0) return []
  const rows = await executor
    .select()
    .from(orders)
    .where(and(mayGetLabel, inArray(sql`lower(trim(${orders.contactEmail}))`, addresses)))
    .orderBy(asc(orders.orderNumber))
    .limit(1_000)
  return rows.flatMap((row) => toShippable(row) ?? [])
}

export function toShippable(row: OrderRow | undefined): ShippableOrder | null {
  if (!row || !isPlaced(row)) return null
  const { id, orderNumber, status, paymentStatus, customerId, contactName, contactEmail, contactPhone } = row
  const { deliveryMethod, deliverySpeed, dueAt, arrivesOn, shippingAddress, placedAt } = row
  return {
    ...{ id, orderNumber, status, paymentStatus, customerId, contactName, contactEmail, contactPhone },
    ...{ deliveryMethod, deliverySpeed, dueAt, arrivesOn, shippingAddress, placedAt },
  }
}
