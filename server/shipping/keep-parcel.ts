import { and, eq } from 'drizzle-orm'
import type { PackageDetails } from '#domain/shipping/parcel.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { ShippableOrder } from '#server/orders/index.ts'
import { keepContents, type PlannedLine } from './contents.ts'
import type { ShipmentRow } from './present.ts'
import { type ParcelKind, parcels, shipments } from './tables.ts'

/** A box, the orders it belongs to, and its contents; null if no one has said. */
export type NewParcel = {
  kind: ParcelKind
  details: PackageDetails
  orders: readonly [ShippableOrder, ...ShippableOrder[]]
  lines: readonly PlannedLine[] | null
}

type Given = Omit<
  typeof shipments.$inferInsert,
  'orderId' | 'orderNumber' | 'customerId' | 'parcelId' | 'kind' | 'createdAt'
> & { createdAt: Date }

/** Stores a box with its shipment. It is counted with the first order that has something in it. */
export async function keepParcel(
  transaction: Transaction,
  { kind, details, orders, lines }: NewParcel,
  given: Given,
): Promise<ShipmentRow> {
  const own = orders.find(({ id }) => lines?.some((line) => line.orderId === id)) ?? orders[0]
  const ofKind = and(eq(parcels.orderId, own.id), eq(parcels.kind, kind))
  const position = (await transaction.$count(parcels, ofKind)) + 1
  const [box] = await transaction
    .insert(parcels)
    .values({ orderId: own.id, kind, position, details, createdAt: given.createdAt })
    .returning({ id: parcels.id })
  if (!box) throw new Error('A parcel was not kept')
  const [row] = await transaction
    .insert(shipments)
    .values({
      ...given,
      ...{ orderId: own.id, orderNumber: own.orderNumber, parcelId: box.id, kind },
      customerId: orders.map(({ customerId }) => customerId).find((id) => id !== null) ?? null,
    })
    .returning()
  if (!row) throw new Error('A shipment was not kept')
  await keepContents(transaction, row.id, lines)
  return row
}
