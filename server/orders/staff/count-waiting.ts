import { eq } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import { orders } from '../tables.ts'

/** How many orders nobody has looked at yet (pending_review): the badge in the sidebar. Staff only. */
export async function countWaiting(database: Database): Promise<number> {
  return database.orm.$count(orders, eq(orders.status, 'pending_review'))
}
