import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { mayDo } from '#server/kernel/permit.ts'
import type { EditRequestDeps } from './deps.ts'
import { isOwnRequest } from './policy.ts'
import { editRequests } from './tables.ts'

/**
 * Locked, so that a proof is either approved or answered. For staff who are also customers, their own requests count as
 * theirs.
 */
export async function openThread(transaction: Transaction, actor: Actor, requestId: string) {
  const isStaff = mayDo(actor, 'orders.write')
  const own = isStaff && !actor.user ? sql`false` : isOwnRequest(actor)
  const [found] = await transaction
    .select({ request: editRequests, isBuyer: sql<boolean>`${own}`.mapWith(Boolean) })
    .from(editRequests)
    .where(and(eq(editRequests.id, requestId), isStaff ? undefined : own))
    .for('update')
  return found ?? null
}

/** The name that a guest signs with. */
export async function nameOnOrder(
  { orders }: Pick<EditRequestDeps, 'orders'>,
  transaction: Transaction,
  { orderItemId }: { orderItemId: string },
): Promise<string> {
  const [item] = await orders.describeItems(transaction, [orderItemId])
  return item?.contactName ?? ''
}
