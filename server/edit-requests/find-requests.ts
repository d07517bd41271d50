import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { EditRequestDeps } from './deps.ts'
import { isOwnRequest, requireUser } from './policy.ts'
import {
  type EditRequestView,
  type RequestParts,
  type RequestRow,
  type StaffEditRequestView,
  toCustomer,
  toStaff,
} from './present.ts'
import { editMessages, editProofs, editRequests } from './tables.ts'

type Deps = Pick<EditRequestDeps, 'database' | 'orders'>

/** The customer's own, newest first. */
export async function listForCustomer(deps: Deps, actor: Actor): Promise<EditRequestView[]> {
  const rows = await newest(deps, eq(editRequests.customerId, requireUser(actor).id), 100)
  return presentRows(deps, rows, toCustomer)
}

/** Those about one of their own orders, newest first. */
export async function listForBuyer(deps: Deps, actor: Actor, orderId: string): Promise<EditRequestView[]> {
  if (!isUuid(orderId)) return []
  const rows = await newest(deps, and(isOwnRequest(actor), eq(editRequests.orderId, orderId)), 100)
  return presentRows(deps, rows, toCustomer)
}

export async function listForOrder(deps: Deps, orderId: string): Promise<StaffEditRequestView[]> {
  if (!isUuid(orderId)) return []
  return presentRows(deps, await newest(deps, eq(editRequests.orderId, orderId), 100), toStaff)
}

export async function getForStaff(deps: Deps, requestId: string): Promise<StaffEditRequestView | null> {
  if (!isUuid(requestId)) return null
  const rows = await newest(deps, eq(editRequests.id, requestId), 1)
  return (await presentRows(deps, rows, toStaff))[0] ?? null
}

const newest = ({ database }: Deps, where: SQL | undefined, limit: number): Promise<RequestRow[]> =>
  database.orm
    .select()
    .from(editRequests)
    .where(where)
    .orderBy(desc(editRequests.createdAt), desc(editRequests.id))
    .limit(limit)

/** In the same order, with item, thread and proofs. */
export async function presentRows<View>(
  { database, orders }: Deps,
  rows: readonly RequestRow[],
  show: (row: RequestRow, parts: RequestParts) => View,
): Promise<View[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [items, messages, proofs] = await Promise.all([
    orders.describeItems(
      database.orm,
      rows.map(({ orderItemId }) => orderItemId),
    ),
    database.orm
      .select()
      .from(editMessages)
      .where(inArray(editMessages.requestId, ids))
      .orderBy(asc(editMessages.id)),
    database.orm
      .select()
      .from(editProofs)
      .where(inArray(editProofs.requestId, ids))
      .orderBy(desc(editProofs.number)),
  ])
  const itemById = new Map(items.map((item) => [item.orderItemId, item]))
  return rows.flatMap((row) => {
    const item = itemById.get(row.orderItemId)
    if (!item) return []
    const ofRow = ({ requestId }: { requestId: string }): boolean => requestId === row.id
    return show(row, { item, messages: messages.filter(ofRow), proofs: proofs.filter(ofRow) })
  })
}
