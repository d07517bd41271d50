import { sql } from 'drizzle-orm'
import { createDoor, type Door } from '#server/kernel/door.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { type FindArtworkUses, usesInJson } from '#server/kernel/text/named-in-json.ts'
import { ordersCalls } from './calls.ts'

import type { OrdersDeps } from './deps.ts'
import { createOrderDesk, type OrderDesk } from './desk/index.ts'
import { findOrderUses } from './media-uses.ts'
import { createOrderMessages, type OrderMessages } from './messages/index.ts'
import { orderOperations } from './operations/index.ts'
import { ordersOwnData } from './own-data.ts'
import { mailPlacedJob, mailPlacedOrder } from './placing/mail-placed-order.ts'
import { orderItems } from './tables.ts'

export type { AddedItem } from './change/apply-change.ts'
export type { ChangeableOrder } from './change/read-for-change.ts'
export type { OrderedItemAgain } from './customer/items-to-order-again.ts'
export type { OrderReceipt } from './customer/receipt-of.ts'
export type { TimelineEntry } from './customer/timelines.ts'
export type { OrderTableRow } from './desk/index.ts'
export type { OrderCursor, StaffListInput } from './input.ts'
export type { CustomerMessageView, OrderMessageView } from './messages/index.ts'
export type { OrderMoneyParts } from './payment/money-of.ts'
export type { KnownCheckout } from './placing/find-by-checkout-key.ts'
export type { Placement } from './placing/placement-of.ts'
export type { NewOrder, NewOrderItem } from './placing/record-order.ts'
export type {
  CustomerOrder,
  CustomerOrderItem,
  OrderHistoryEntry,
  OrderPage,
  StaffOrder,
  StaffOrderItem,
  StaffOrderSummary,
} from './present.ts'
export type { OrderItemDescription } from './production/describe-items.ts'
export type { FloorItem, FloorOrder } from './production/for-production.ts'
export type { OrderedItem, PrintableItem } from './production/item-for-printing.ts'
export type { ItemForFiles } from './production/items-for-files.ts'
export type { ShippableOrder } from './shipping/for-shipping.ts'
export type { Goods } from './shipping/goods-of.ts'
export type { OrderLabel } from './staff/labels-of.ts'

export type Orders = Door<typeof ordersCalls> & {
  /** Order export and saved filters. Staff only. */
  desk: OrderDesk
  /** Staff notes, and messages between shop and customer. */
  messages: OrderMessages
  findMediaUses: FindMediaUses
  /** For orders whose artwork is kept. */
  findArtworkUses: FindArtworkUses
  ownData: OwnDataPart
  operations: BoundOperation[]
}

const itemsWithArtwork = sql`(select * from ${orderItems}
  where not ${orderItems.designData} ? 'isArtworkGone') as order_items`

export function createOrders(deps: OrdersDeps): Orders {
  const { database } = deps
  deps.jobs.handle(mailPlacedJob, (told) => mailPlacedOrder(deps, told), { concurrency: 2 })
  return {
    ...createDoor(deps, ordersCalls),

    desk: createOrderDesk(deps),
    messages: createOrderMessages(deps),
    findMediaUses: findOrderUses,
    findArtworkUses: usesInJson({ table: itemsWithArtwork, column: orderItems.designData }),
    ownData: ordersOwnData(database),
    operations: bindOperations(orderOperations, deps),
  }
}
