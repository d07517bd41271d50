import type { DraftOrderForm, DraftOrderState } from '#domain/orders/draft-order.ts'
import { itemTitle } from '#domain/orders/item-options.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'
import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'
import type { BilledOrder, draftOrders } from './tables.ts'

export type DraftOrderRow = typeof draftOrders.$inferSelect

/** Amounts in whole cents. */
export type BillLine = { position: number; name: string; quantity: number; totalCents: number }

export type Bill = {
  lines: BillLine[]
  subtotalCents: number
  discountCents: number
  discountName: string | null
  shippingCents: number
  taxCents: number
  totalCents: number
  deliveryMethod: DeliveryMethod
  deliverySpeed: DeliverySpeed
  shipTo: string
  notes: string
  dueAt: Date | null
}

export type DraftOrderCard = {
  id: string
  state: DraftOrderState
  contactName: string
  contactEmail: string
  totalCents: number | null
  createdByName: string
  changedAt: Date
  sentAt: Date | null
  seenAt: Date | null
  expiresAt: Date | null
}

export type StaffDraftOrder = DraftOrderCard & {
  /** The path of the address that opens the invoice. */
  path: string
  draft: DraftOrderForm
  bill: Bill | null
  customerId: string | null
  sentCount: number
  endedAt: Date | null
  /** Set once it is paid. */
  order: { id: string; orderNumber: string } | null
  /** Someone has paid on its page, and their bank has not answered yet: it can't be paid or canceled in any part. */
  isBeingDecided: boolean
  quoteId: string | null
}

export const payPath = (token: string): string => `/pay/${token}`

export const toCard = (row: DraftOrderRow): DraftOrderCard => ({
  id: row.id,
  state: row.state,
  contactName: row.contactName,
  contactEmail: row.contactEmail,
  totalCents: row.totalCents,
  createdByName: row.createdByName,
  changedAt: row.changedAt,
  sentAt: row.sentAt,
  seenAt: row.seenAt,
  expiresAt: row.expiresAt,
})

export const toStaff = (
  row: DraftOrderRow,
  order: StaffDraftOrder['order'],
  isBeingDecided: boolean,
): StaffDraftOrder => ({
  ...toCard(row),
  path: payPath(row.token),
  draft: row.draft,
  bill: row.billed && toBill(row.billed),
  customerId: row.customerId,
  sentCount: row.sentCount,
  endedAt: row.endedAt,
  order,
  isBeingDecided,
  quoteId: row.quoteId,
})

/** The customer's view: nothing in it is for staff only. */
export function toBill({ totals, items, discount, shippingAddress, ...order }: BilledOrder): Bill {
  const { street1, street2, city, state, zip } = shippingAddress
  return {
    lines: items.map((item, index) => ({
      position: index + 1,
      name: itemTitle(item),
      quantity: item.quantity,
      totalCents: item.quantity * item.unitPriceCents + item.setupFeeCents,
    })),
    subtotalCents: totals.subtotal,
    discountCents: totals.discount,
    discountName: discount?.name ?? null,
    shippingCents: totals.shipping,
    taxCents: totals.tax,
    totalCents: totals.total,
    deliveryMethod: order.deliveryMethod,
    deliverySpeed: order.deliverySpeed ?? 'standard',
    shipTo: [street1, street2, city, `${state} ${zip}`.trim()].filter(Boolean).join(', '),
    notes: order.notes,
    dueAt: order.dueAt === null ? null : new Date(order.dueAt),
  }
}
