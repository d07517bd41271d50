import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
import { type KeptPurchases, type OwnDataPart, rowsOf } from '#server/kernel/own-data.ts'
import { hasLeftOvers } from '#server/reports/open-work.ts'
import type { OrdersDeps } from './deps.ts'
import { type OrderItemRow, type PlacedRow, toCustomer } from './present.ts'
import { readPage } from './read-page.ts'
import { orderHistory, orderItems, orderMessages, orders, type ShippingAddress } from './tables.ts'

/** The customer must stay reachable until these are handed over. */
const openStatuses: OrderStatus[] = ['pending_review', 'in_production', 'ready_for_print', 'ready_for_pickup']

/** The orders: what was bought stays in the books, but not who bought it. */
export const ordersOwnData = (database: Database): OwnDataPart => ({
  read: {
    orders: ({ userId }) => ordersOf(database, userId),
    orderMessages: ({ userId }) => rowsOf(messagesOf(database, userId)),
  },
  async hand(transaction, from, to) {
    await transaction.update(orders).set({ customerId: to.userId }).where(eq(orders.customerId, from.userId))
    await transaction
      .update(orderMessages)
      .set({ authorId: to.userId })
      .where(eq(orderMessages.authorId, from.userId))
    await transaction
      .update(orderHistory)
      .set({ actorId: to.userId })
      .where(eq(orderHistory.actorId, from.userId))
  },
  async erase(transaction, { userId, email }, { orderIds }) {
    await transaction
      .update(orderHistory)
      .set({ actorName: 'customer', actorId: null })
      .where(eq(orderHistory.actorId, userId))
    if (orderIds.length === 0) return []
    await transaction.delete(orderMessages).where(inArray(orderMessages.orderId, [...orderIds]))
    await forgetWhoAccepted(transaction, email, orderIds)
    const contact = sql`(select ${orders.contactName} from ${orders} where ${orders.id} = ${orderHistory.orderId})`
    await transaction
      .update(orderHistory)
      .set({ actorName: 'customer' })
      .where(and(inArray(orderHistory.orderId, [...orderIds]), eq(orderHistory.actorName, contact)))
    await transaction
      .update(orders)
      .set({ ...nobody, shippingAddress: placeOnly, version: sql`${orders.version} + 1` })
      .where(inArray(orders.id, [...orderIds]))
    return []
  },
})

/** That a warning was accepted stays with the item; staff who accepted one stay named. */
async function forgetWhoAccepted(
  transaction: Transaction,
  email: string,
  orderIds: readonly string[],
): Promise<void> {
  const contact = sql`(select ${orders.contactEmail} from ${orders} where ${orders.id} = ${orderItems.orderId})`
  for (const who of [sql`${email}::text`, contact]) {
    // As PostgreSQL formats jsonb: one space after the colon.
    const named = sql`'"acceptedBy": ' || to_json(${who})::text`
    await transaction
      .update(orderItems)
      .set({
        designData: sql`replace(${orderItems.designData}::text, ${named}, '"acceptedBy": "customer"')::jsonb`,
      })
      .where(
        and(
          inArray(orderItems.orderId, [...orderIds]),
          sql`strpos(${orderItems.designData}::text, ${named}) > 0`,
        ),
      )
  }
}

/** Sales tax depends on where the goods went: state, city and ZIP code stay, as on an invoice without a name. */
const nobody = {
  customerId: null,
  visitorId: null,
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  notes: '',
}

const blank = {
  name: '',
  company: '',
  email: '',
  phone: '',
  street1: '',
  street2: '',
} as const satisfies Partial<Record<keyof ShippingAddress, string>>
const placeOnly = sql`${orders.shippingAddress} || ${JSON.stringify(blank)}::jsonb`

/** Locked until the transaction ends. `isOpen`: something still has to be paid, made or picked up. */
export async function purchasesOf(
  { clock }: Pick<OrdersDeps, 'clock'>,
  transaction: Transaction,
  userId: string,
): Promise<KeptPurchases & { isOpen: boolean }> {
  const rows = await transaction
    .select({
      id: orders.id,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      hasLeftOvers: hasLeftOvers(clock.now()),
    })
    .from(orders)
    .where(eq(orders.customerId, userId))
    .for('update')
  const orderIds = rows.map(({ id }) => id)
  const items =
    orderIds.length === 0
      ? []
      : await transaction
          .select({ designId: orderItems.designId, designData: orderItems.designData })
          .from(orderItems)
          .where(inArray(orderItems.orderId, orderIds))
  return {
    orderIds,
    designIds: distinct(items.flatMap(({ designId, designData }) => [designId, frozenDesignOf(designData)])),
    artworkIds: distinct(items.flatMap(({ designData }) => filesOf(designData))),
    isOpen: rows.some(
      ({ status, paymentStatus, hasLeftOvers }) =>
        openStatuses.some((open) => open === status) || paymentStatus === 'awaiting' || hasLeftOvers,
    ),
  }
}

type DesignData = OrderItemRow['designData']

const frozenDesignOf = (design: DesignData): string | null => (design?.document ? design.design_id : null)

const filesOf = (design: DesignData): string[] => [
  ...(design?.originalFiles ?? []).map(({ id }) => id),
  ...(design?.artworks ?? []).map(({ id }) => id),
]

const distinct = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id): id is string => id !== null && id !== '')),
]

/** Staff's internal notes belong to the staff. */
const messagesOf = ({ orm }: Database, userId: string) =>
  orm
    .select({
      orderNumber: orders.orderNumber,
      at: orderMessages.at,
      kind: orderMessages.kind,
      text: orderMessages.text,
    })
    .from(orderMessages)
    .innerJoin(orders, eq(orders.id, orderMessages.orderId))
    .where(and(eq(orders.customerId, userId), ne(orderMessages.kind, 'note')))
    .orderBy(asc(orderMessages.id))

async function* ordersOf(database: Database, userId: string): AsyncIterable<object> {
  const own = eq(orders.customerId, userId)
  let page = await readPage(database, own, undefined, toOwner)
  yield* page.orders
  while (page.next) {
    page = await readPage(database, own, page.next, toOwner)
    yield* page.orders
  }
}

const toOwner = (order: PlacedRow, items: readonly OrderItemRow[]) => ({
  ...toCustomer(order, items),
  contact: { name: order.contactName, email: order.contactEmail, phone: order.contactPhone },
  shippingAddress: order.shippingAddress,
  notes: order.notes,
})
