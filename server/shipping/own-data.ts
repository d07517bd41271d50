import { desc, eq, sql } from 'drizzle-orm'
import { type OwnDataPart, rowsOf } from '#server/kernel/own-data.ts'
import type { ShippingDeps } from './deps.ts'
import { ofOrders } from './joined/of-orders.ts'
import { shipments } from './tables.ts'

/** Shipments. Numbers and costs stay; names, streets and label files don't. */
export function shippingOwnData({
  database: { orm },
  providers,
}: Pick<ShippingDeps, 'database' | 'providers'>): OwnDataPart {
  const shipment = {
    id: shipments.id,
    orderNumber: shipments.orderNumber,
    carrier: shipments.carrier,
    serviceLevel: shipments.serviceLevel,
    trackingNumber: shipments.trackingNumber,
    status: shipments.status,
    toAddress: shipments.toAddress,
    contents: sql<{ item: string; quantity: number }[]>`(
      select coalesce(jsonb_agg(jsonb_build_object('item', held.order_item_id, 'quantity', held.quantity)), '[]')
      from shipment_items held where held.shipment_id = shipments.id)`,
    createdAt: shipments.createdAt,
    shippedAt: shipments.shippedAt,
    deliveredAt: shipments.deliveredAt,
  }
  return {
    read: {
      shipments: ({ userId }) =>
        rowsOf(
          orm
            .select(shipment)
            .from(shipments)
            .where(eq(shipments.customerId, userId))
            .orderBy(desc(shipments.createdAt)),
        ),
    },
    async hand(transaction, from, to) {
      await transaction
        .update(shipments)
        .set({ customerId: to.userId })
        .where(eq(shipments.customerId, from.userId))
    },
    async erase(transaction, _person, { orderIds }) {
      if (orderIds.length === 0) return []
      const theirs = ofOrders(orderIds)
      const labels = await transaction
        .select({ id: shipments.id, labelKey: shipments.labelKey })
        .from(shipments)
        .where(theirs)
      await transaction
        .update(shipments)
        .set({
          customerId: null,
          labelKey: null,
          toAddress: sql`${shipments.toAddress} || ${blank}::jsonb`,
          fromAddress: sql`${shipments.fromAddress}
            || case when ${shipments.kind} = 'return' then ${blank}::jsonb else '{}'::jsonb end`,
        })
        .where(theirs)
      const ids = labels.map(({ id }) => id)
      for (const provider of providers) await provider.forget?.(transaction, ids)
      return labels.flatMap(({ labelKey }) => (labelKey === null ? [] : [labelKey]))
    },
  }
}

const blank = JSON.stringify({ name: '', company: '', street1: '', street2: '', phone: '' })
