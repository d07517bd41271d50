import { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { mayDo } from '#server/kernel/permit.ts'
import type { OrdersDeps } from '../deps.ts'
import { isOwnOrder } from '../policy.ts'
import { isPlaced } from '../present.ts'
import { itemsOf } from '../read-page.ts'
import { orders } from '../tables.ts'

/** The invoice as PDF, for the order's customer and staff; null for everyone else. */
export async function readInvoice(
  { database, readSettings }: Pick<OrdersDeps, 'database' | 'readSettings'>,
  actor: Actor,
  orderId: string,
): Promise<StoredFile | null> {
  if (!isUuid(orderId) || (!actor.user && !actor.heldOrders?.length)) return null
  const own = mayDo(actor, 'orders.read') ? undefined : isOwnOrder(actor)
  const [order] = await database.orm
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), own))
  if (!order || !isPlaced(order)) return null
  const items = (await itemsOf(database, [order.id])).get(order.id) ?? []
  // PDF drawing code is loaded on demand, not at startup.
  const { drawInvoice } = await import('./draw-invoice.ts')
  const bytes = await drawInvoice({ order, items, settings: await readSettings() })
  return {
    open: async () => Readable.from([bytes]),
    contentType: 'application/pdf',
    byteSize: bytes.byteLength,
    tag: `${order.id}-${order.version}`,
    fileName: `Invoice-${order.orderNumber}.pdf`,
    isFinal: false,
  }
}
