import { and, desc, eq, inArray } from 'drizzle-orm'
import type { OrderChangeInput } from '#domain/orders/order-change.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { isDone, takeId } from '#server/kernel/operations/chosen-ids.ts'
import type { OrderChangeDeps } from './deps.ts'
import { type OrderChangeView, type StaffOrderChange, toStaff, toView } from './present.ts'
import { type OrderChangeRow, orderChanges } from './tables.ts'

export async function findChange(executor: Executor, id: string): Promise<OrderChangeRow | null> {
  const [row] = await executor.select().from(orderChanges).where(eq(orderChanges.id, id))
  return row ?? null
}

/** The result of an earlier identical request. @throws IdTaken if its id stands for something else. */
export const findDone = async (
  executor: Executor,
  order: string,
  asked: OrderChangeInput,
): Promise<OrderChangeRow | null> =>
  (await isDone(executor, chosenChange(order, asked))) ? findChange(executor, asked.changeId) : null

/** @throws IdTaken if its id stands for something else. */
export const takeChangeId = (
  transaction: Transaction,
  order: string,
  asked: OrderChangeInput,
): Promise<boolean> => takeId(transaction, chosenChange(order, asked))

function chosenChange(order: string, asked: OrderChangeInput) {
  const { changeId: id, version: _version, seenDifference: _seen, ...wanted } = asked
  return { id, of: 'change', contents: { order, ...wanted } }
}

export async function findByToken(executor: Executor, token: string): Promise<OrderChangeRow | null> {
  const [row] = await executor.select().from(orderChanges).where(eq(orderChanges.token, token))
  return row ?? null
}

/** Changes of these orders, newest first. */
export async function changesOf(executor: Executor, orderIds: readonly string[]): Promise<OrderChangeRow[]> {
  if (orderIds.length === 0) return []
  return executor
    .select()
    .from(orderChanges)
    .where(inArray(orderChanges.orderId, [...orderIds]))
    .orderBy(desc(orderChanges.createdAt), desc(orderChanges.id))
}

/** The change whose link can be paid. */
export async function sentChangeOf(executor: Executor, orderId: string): Promise<OrderChangeRow | null> {
  const [row] = await executor
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.state, 'sent')))
  return row ?? null
}

export async function listForOrder(
  { database, payments }: Pick<OrderChangeDeps, 'database' | 'payments'>,
  orderId: string,
): Promise<StaffOrderChange[]> {
  const isBeingDecided = async ({ id, state }: OrderChangeRow): Promise<boolean> => {
    const attempt = state === 'sent' ? await payments.changes.attemptOf(id) : null
    return attempt !== null && payments.isBeingDecided(attempt.attemptId)
  }
  const rows = await changesOf(database.orm, [orderId])
  return Promise.all(rows.map(async (row) => toStaff(row, await isBeingDecided(row))))
}

export async function ofOrders(
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, OrderChangeView[]>> {
  const rows = Map.groupBy(await changesOf(executor, orderIds), ({ orderId }) => orderId)
  return new Map([...rows].map(([orderId, of]) => [orderId, of.map(toView)]))
}
