import { eq } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import type { OrderCursor } from '../input.ts'
import { requireUserId } from '../policy.ts'
import { type CustomerOrder, type OrderPage, toCustomer } from '../present.ts'
import { readPage } from '../read-page.ts'
import { orders } from '../tables.ts'

export async function listForCustomer(
  { database }: { database: Database },
  actor: Actor,
  before?: OrderCursor,
): Promise<OrderPage<CustomerOrder>> {
  return readPage(database, eq(orders.customerId, requireUserId(actor)), before, toCustomer)
}
