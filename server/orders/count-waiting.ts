import { eq } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { requireStaff } from './policy.ts'
import { orders } from './tables.ts'

/** How many orders nobody has looked at yet (pending_review): the badge in the sidebar. Staff only. */
export async function countWaiting(database: Database, actor: Actor): Promise<number> {
  requireStaff(actor)
  return database.orm.$count(orders, eq(orders.status, 'pending_review'))
}
