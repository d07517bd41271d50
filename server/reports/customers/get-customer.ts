import { and, count, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { OrderMessageKind } from '#domain/orders/message-kinds.ts'
import type { PaymentStatus } from '#domain/orders/order-status.ts'
import { orderMessages, orders, type StoredOrderStatus } from '#server/orders/tables.ts'
import { addresses, customerNotes } from '#server/people/tables.ts'
import { bulkQuotes } from '#server/quotes/tables.ts'
import type { ReportDeps } from '../deps.ts'
import { type CustomerRow, readCustomerRows } from './list-customers.ts'

export type CustomerOrderLine = {
  id: string
  orderNumber: string
  placedAt: Date
  status: StoredOrderStatus
  paymentStatus: PaymentStatus
  totalCents: number
}

/** Newest first, and the total number. */
type Some<Row> = { rows: Row[]; count: number }

/** Everything that staff know about a customer, except the designs. */
export type Customer = CustomerRow & {
  ordersOf: Some<CustomerOrderLine>
  /** Bought without signing in, using the account’s email address. */
  guestOrders: Some<CustomerOrderLine>
  messages: {
    id: number
    orderId: string
    orderNumber: string
    at: Date
    kind: OrderMessageKind
    text: string
  }[]
  addresses: Pick<
    typeof addresses.$inferSelect,
    'id' | 'name' | 'street1' | 'street2' | 'city' | 'state' | 'zip' | 'phone' | 'isDefault'
  >[]
  quotes: Pick<typeof bulkQuotes.$inferSelect, 'id' | 'product' | 'quantity' | 'state' | 'createdAt'>[]
  notes: Pick<typeof customerNotes.$inferSelect, 'id' | 'at' | 'authorName' | 'text' | 'version'>[]
}

type Orm = ReportDeps['database']['orm']

const shownOrders = 20
const shownOthers = 50

/** Null if there is none, and for staff. */
export async function getCustomer(
  { database: { orm } }: Pick<ReportDeps, 'database'>,
  id: string,
): Promise<Customer | null> {
  const [row] = await readCustomerRows(orm, [id])
  if (!row) return null
  const byGuest = and(isNull(orders.customerId), hasAddress(sql`${orders.contactEmail}`, row.email))
  const [own, guest, messages, kept, quotes, notes] = await Promise.all([
    ordersWhere(orm, eq(orders.customerId, id)),
    row.email === '' ? { rows: [], count: 0 } : ordersWhere(orm, byGuest),
    messagesOf(orm, id),
    addressesOf(orm, id),
    quotesOf(orm, row),
    notesOf(orm, id),
  ])
  return { ...row, ordersOf: own, guestOrders: guest, messages, addresses: kept, quotes, notes }
}

const hasAddress = (column: SQL, email: string): SQL => sql`lower(${column}) = ${email.toLowerCase()}`

async function ordersWhere(orm: Orm, whose: SQL | undefined): Promise<Some<CustomerOrderLine>> {
  const where = and(whose, isNotNull(orders.placedAt))
  const rows = await orm
    .select({
      id: orders.id,
      orderNumber: sql<string>`coalesce(${orders.orderNumber}, '')`,
      placedAt: orders.placedAt,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      totalCents: orders.totalCents,
    })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(shownOrders)
  const [all] = await orm.select({ count: count() }).from(orders).where(where)
  return {
    rows: rows.flatMap(({ placedAt, ...row }) => (placedAt ? [{ ...row, placedAt }] : [])),
    count: all?.count ?? 0,
  }
}

/** Messages between customer and shop about orders. */
const messagesOf = (orm: Orm, id: string): Promise<Customer['messages']> =>
  orm
    .select({
      id: orderMessages.id,
      orderId: orders.id,
      orderNumber: sql<string>`coalesce(${orders.orderNumber}, '')`,
      at: orderMessages.at,
      kind: orderMessages.kind,
      text: orderMessages.text,
    })
    .from(orderMessages)
    .innerJoin(orders, eq(orders.id, orderMessages.orderId))
    .where(and(eq(orders.customerId, id), ne(orderMessages.kind, 'note')))
    .orderBy(desc(orderMessages.id))
    .limit(shownOthers)

function addressesOf(orm: Orm, id: string): Promise<Customer['addresses']> {
  const { id: addressId, name, street1, street2, city, state, zip, phone, isDefault } = addresses
  return orm
    .select({ id: addressId, name, street1, street2, city, state, zip, phone, isDefault })
    .from(addresses)
    .where(eq(addresses.userId, id))
    .orderBy(desc(isDefault), addresses.createdAt, addressId)
}

/** Requested while signed in, or with the same address. */
function quotesOf(orm: Orm, { id, email }: CustomerRow): Promise<Customer['quotes']> {
  const { id: quoteId, product, quantity, state, createdAt } = bulkQuotes
  const asGuest = and(isNull(bulkQuotes.userId), hasAddress(sql`${bulkQuotes.email}`, email))
  return orm
    .select({ id: quoteId, product, quantity, state, createdAt })
    .from(bulkQuotes)
    .where(email === '' ? eq(bulkQuotes.userId, id) : or(eq(bulkQuotes.userId, id), asGuest))
    .orderBy(desc(createdAt), desc(quoteId))
    .limit(shownOthers)
}

function notesOf(orm: Orm, id: string): Promise<Customer['notes']> {
  const { id: noteId, at, authorName, text, version } = customerNotes
  return orm
    .select({ id: noteId, at, authorName, text, version })
    .from(customerNotes)
    .where(eq(customerNotes.userId, id))
    .orderBy(desc(at), desc(noteId))
}
