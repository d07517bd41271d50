import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OrderLabel } from '#server/orders/index.ts'
import type { PaymentsDeps } from './deps.ts'
import { type PaymentView, toPaymentView } from './list-for-order.ts'
import { needsLook } from './needs-look.ts'
import { type AttemptStatus, attemptStatuses, paymentAttempts } from './tables.ts'

/** `attention`: the provider's records differ and nobody has noted it, or the amount was wrong. */
export const paymentFilters = ['all', 'attention', ...attemptStatuses] as const
export type PaymentFilter = (typeof paymentFilters)[number]

export type ListedPayment = PaymentView & { order: OrderLabel | null }

/** `next` is the cursor of the following page; null on the last one. */
export type PaymentPage = { payments: ListedPayment[]; next: string | null }

export type PaymentListInput = { filter?: string; search?: string; before?: string }

const pageSize = 25
const cursorSchema = z.tuple([z.iso.datetime({ offset: true }), z.uuid()])

/** Newest first, by keyset. `search` is an order number or the provider's name of a payment, whole. Staff only. */
export async function listPayments(
  { database, orders }: Pick<PaymentsDeps, 'database' | 'orders'>,
  { filter, search = '', before }: PaymentListInput,
): Promise<PaymentPage> {
  const rows = await database.orm
    .select()
    .from(paymentAttempts)
    .where(and(matches(filter), await found(orders, search), olderThan(before)))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .limit(pageSize + 1)
  const page = rows.slice(0, pageSize)
  const labels = await orders.labelsOf(page.map(({ orderId }) => orderId))
  const last = page.at(-1)
  return {
    payments: page.map((row) => ({ ...toPaymentView(row), order: labels.get(row.orderId) ?? null })),
    next: rows.length > pageSize && last ? `${last.createdAt.toISOString()},${last.id}` : null,
  }
}

function matches(filter: string | undefined): SQL | undefined {
  if (filter === 'attention') return needsLook()
  const status: AttemptStatus | undefined = attemptStatuses.find((one) => one === filter)
  return status && eq(paymentAttempts.status, status)
}

async function found(orders: PaymentsDeps['orders'], search: string): Promise<SQL | undefined> {
  const text = search.replaceAll('\0', '').trim()
  if (text === '') return undefined
  const orderId = await orders.idOfNumber(text.toUpperCase())
  return or(
    eq(paymentAttempts.reference, text),
    eq(paymentAttempts.eventReference, text),
    orderId ? inArray(paymentAttempts.orderId, [orderId]) : undefined,
  )
}

function olderThan(before: string | undefined): SQL | undefined {
  const cursor = cursorSchema.safeParse(before?.split(','))
  if (!cursor.success) return undefined
  const [createdAt, id] = cursor.data
  return sql`(${paymentAttempts.createdAt}, ${paymentAttempts.id}) < (${createdAt}::timestamptz, ${id}::uuid)`
}
