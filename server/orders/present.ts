import type { LocalDay } from '#domain/local-time.ts'
import { pictureOfItem } from '#domain/mock-up/picture-of-item.ts'
import { itemOptions } from '#domain/orders/item-options.ts'
import { isFee, type OrderDesignData } from '#domain/orders/order-design.ts'
import type { OrderStatus, PaymentStatus } from '#domain/orders/order-status.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'
import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'
import type { OrderCursor } from './input.ts'
import type { HistoryKind, orderHistory, orderItems, orders, ShippingAddress } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderItemRow = typeof orderItems.$inferSelect
export type OrderHistoryRow = typeof orderHistory.$inferSelect

/** A page of orders, newest first; `next` is null on the last one. */
export type OrderPage<Order> = { orders: Order[]; next: OrderCursor | null }

/** Money in whole cents. */
export type OrderMoney = {
  subtotalCents: number
  discountCents: number
  /** The discount's name and code; null for none, no code for an automatic promotion. */
  discountName: string | null
  discountCode: string | null
  /** What the discount took off what, in words. */
  discountTerms: string | null
  shippingCents: number
  taxCents: number
  totalCents: number
  /** The part of the total that a change of the order left to be paid; negative if the customer is owed money. */
  openCents: number
  currency: string
}

export type CustomerOrderItem = {
  id: string
  position: number
  name: string
  productType: string
  /** The chosen options, apart from its name. */
  options: string[]
  quantity: number
  /** It is paid, but neither made nor shipped. */
  isFee: boolean
  unitPriceCents: number
  /** Charged once; the item's total is quantity × unit price + this. */
  setupFeeCents: number
  designId: string | null
  imageUrl: string | null
}

export type CustomerOrder = OrderMoney & {
  id: string
  orderNumber: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  deliveryMethod: DeliveryMethod
  deliverySpeed: DeliverySpeed
  placedAt: Date
  /** When it must leave the shop; null until it is paid. */
  dueAt: Date | null
  /** The day its parcel should arrive; null for pickups, and until it is known. */
  arrivesOn: LocalDay | null
  items: CustomerOrderItem[]
}

export type StaffOrderSummary = CustomerOrder & {
  /** Null for guests. */
  customerId: string | null
  contactName: string
  contactEmail: string
  contactPhone: string
}

export type StaffOrderItem = CustomerOrderItem & {
  /** Its shares of the order's discount and tax. */
  discountCents: number
  taxCents: number
  designData: OrderDesignData | null
  printReadyFileUrl: string | null
}

/** `from` and `to` are statuses of whatever `kind` names: the order, its payment, an edit request, a design. */
export type OrderHistoryEntry = {
  id: number
  at: Date
  actorName: string
  kind: HistoryKind
  from: string | null
  to: string
  note: string
}

export type StaffOrder = Omit<StaffOrderSummary, 'items'> & {
  items: StaffOrderItem[]
  notes: string
  shippingAddress: ShippingAddress
  createdAt: Date
  version: number
  history: OrderHistoryEntry[]
}

/** A row that people may see: settled, so it has a number and timestamp. */
export type PlacedRow = OrderRow & { orderNumber: string; placedAt: Date; status: OrderStatus }

export function isPlaced(row: OrderRow): row is PlacedRow {
  return row.orderNumber !== null && row.placedAt !== null && row.status !== 'awaiting_payment'
}

export function toCustomer(order: PlacedRow, items: readonly OrderItemRow[]): CustomerOrder {
  return { ...common(order), items: items.map(toCustomerItem) }
}

export function toStaffSummary(order: PlacedRow, items: readonly OrderItemRow[]): StaffOrderSummary {
  return { ...toCustomer(order, items), ...contact(order) }
}

export function toStaff(
  order: PlacedRow,
  items: readonly OrderItemRow[],
  history: readonly OrderHistoryRow[],
): StaffOrder {
  return {
    ...common(order),
    ...contact(order),
    items: items.map((item) => ({
      ...toCustomerItem(item),
      discountCents: item.discountCents,
      taxCents: item.taxCents,
      designData: item.designData,
      printReadyFileUrl: item.printReadyFileUrl,
    })),
    notes: order.notes,
    shippingAddress: order.shippingAddress,
    createdAt: order.createdAt,
    version: order.version,
    history: history.map(({ id, at, actorName, kind, from, to, note }) => ({
      id,
      at,
      actorName,
      kind,
      from,
      to,
      note,
    })),
  }
}

const common = (order: PlacedRow): Omit<CustomerOrder, 'items'> => ({
  id: order.id,
  orderNumber: order.orderNumber,
  status: order.status,
  paymentStatus: order.paymentStatus,
  deliveryMethod: order.deliveryMethod,
  deliverySpeed: order.deliverySpeed,
  placedAt: order.placedAt,
  dueAt: order.dueAt,
  arrivesOn: order.arrivesOn,
  subtotalCents: order.subtotalCents,
  discountCents: order.discountCents,
  discountName: order.discountName,
  discountCode: order.discountCode,
  discountTerms: order.discountTerms,
  shippingCents: order.shippingCents,
  taxCents: order.taxCents,
  totalCents: order.totalCents,
  openCents: order.openCents,
  currency: order.currency,
})

const contact = (order: PlacedRow) => ({
  customerId: order.customerId,
  contactName: order.contactName,
  contactEmail: order.contactEmail,
  contactPhone: order.contactPhone,
})

const toCustomerItem = (item: OrderItemRow): CustomerOrderItem => ({
  id: item.id,
  position: item.position,
  name: item.name,
  productType: item.productType,
  options: itemOptions(item),
  quantity: item.quantity,
  isFee: isFee(item.designData),
  unitPriceCents: item.unitPriceCents,
  setupFeeCents: item.setupFeeCents,
  designId: item.designId,
  imageUrl: pictureOfItem(item),
})
