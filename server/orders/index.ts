import type { OrderStatus, PaymentStatus } from '#domain/orders/order-status.ts'
import type { LabelAddress } from '#domain/shipping/label-address.ts'

import type { Actor, SystemActor } from '#server/kernel/actor.ts'

import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { KeptPurchases, OwnDataPart } from '#server/kernel/own-data.ts'
import { namedInJson } from '#server/kernel/text/named-in-json.ts'

import { type AddedItem, applyChange, type OrderChange, settleOpen } from './change/apply-change.ts'
import { type ChangeableOrder, lockForChange, readForChange } from './change/read-for-change.ts'
import { adoptGuestOrders } from './customer/adopt-guest-orders.ts'
import { type BoughtPrint, boughtPrints } from './customer/bought-prints.ts'
import { getForCustomer } from './customer/get-for-customer.ts'
import { type EditableItem, itemForEditing } from './customer/item-for-editing.ts'
import { itemsToOrderAgain, type OrderedItemAgain } from './customer/items-to-order-again.ts'
import { listForCustomer } from './customer/list-for-customer.ts'
import { type OrderReceipt, receiptOf } from './customer/receipt-of.ts'
import { showsPicture } from './customer/shows-picture.ts'
import { type DesignSwap, swapDesign } from './customer/swap-design.ts'
import { type TimelineEntry, timelinesOf } from './customer/timelines.ts'
import type { OrdersDeps } from './deps.ts'
import { createOrderDesk, type OrderDesk } from './desk/index.ts'
import type { OrderCursor, StaffListInput } from './input.ts'
import { readInvoice } from './invoice/read-invoice.ts'
import { findOrderUses } from './media-uses.ts'
import { createOrderMessages, type OrderMessages } from './messages/index.ts'
import { orderOperations } from './operations/index.ts'
import { ordersOwnData, purchasesOf } from './own-data.ts'
import { type ConfirmByStaffOutcome, confirmByStaff } from './payment/confirm-by-staff.ts'
import { flagOrder, type OrderFlag } from './payment/flag-order.ts'
import { markPaid } from './payment/mark-paid.ts'
import { markUnpaid } from './payment/mark-unpaid.ts'
import { markUnverified } from './payment/mark-unverified.ts'
import { moneyOf, type OrderMoneyParts } from './payment/money-of.ts'
import { notePayment } from './payment/note-payment.ts'
import { findByCheckoutKey, type KnownCheckout } from './placing/find-by-checkout-key.ts'
import { mailPlacedJob, mailPlacedOrder } from './placing/mail-placed-order.ts'
import { type Placement, placementOf } from './placing/placement-of.ts'
import { type NewOrder, recordOrder } from './placing/record-order.ts'
import { askForMails, takeNumber } from './placing/serve-functions.ts'
import type { CustomerOrder, OrderPage, StaffOrder, StaffOrderSummary } from './present.ts'
import { describeItems, type OrderItemDescription } from './production/describe-items.ts'
import { enterProduction } from './production/enter-production.ts'
import { type FloorOrder, forProduction, listOnFloor } from './production/for-production.ts'
import { itemForPrinting, type PrintableItem } from './production/item-for-printing.ts'
import { type ItemForFiles, itemsForFiles } from './production/items-for-files.ts'
import { setPrintReadyFile } from './production/set-print-ready-file.ts'
import { type HistoryEntry, recordHistory } from './record-history.ts'
import {
  findByNumber,
  findForTracking,
  forShipping,
  listForLabels,
  lockForShipping,
  type ShippableOrder,
} from './shipping/for-shipping.ts'
import { type Goods, goodsOf } from './shipping/goods-of.ts'
import { completeByLabel, reopenByVoid, saveShippingAddress } from './shipping/ship-order.ts'
import { getForStaff } from './staff/get-for-staff.ts'
import { itemOfDesign } from './staff/item-of-design.ts'
import { idOfNumber, labelInQuery, labelsOf, type OrderLabel } from './staff/labels-of.ts'
import { listForStaff } from './staff/list-for-staff.ts'
import { type ExportedOrder, readAllForExport } from './staff/read-all-for-export.ts'
import { type ItemDesign, setDesign } from './staff/set-design.ts'
import { type SetStatusOutcome, setStatus } from './staff/set-status.ts'
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

export type Orders = {
  /** PREPARE: inserts the order awaiting payment, or finds the one of the same checkout key. */
  record(transaction: Transaction, order: NewOrder): Promise<{ isNew: boolean; orderId: string }>
  findByCheckoutKey(executor: Executor | null, checkoutKey: string): Promise<KnownCheckout | null>

  placementOf(orderId: string): Promise<Placement>

  /** SETTLE, called by payments only: each changes the order at most once and tells whether it did. */
  markPaid(transaction: Transaction, orderId: string, note: string): Promise<boolean>
  markUnverified(
    transaction: Transaction,
    orderId: string,
    note: string,
    when?: { isLate?: boolean },
  ): Promise<boolean>
  markUnpaid(
    transaction: Transaction,
    orderId: string,
    paymentStatus: 'failed' | 'expired',
    note: string,
  ): Promise<boolean>
  /** Puts into the history what staff must look at. */
  flag(transaction: Transaction, orderId: string, flag: OrderFlag): Promise<void>
  /** Something about the money for the history; `to` when the payment status changes with it. */
  notePayment(
    transaction: Transaction,
    actor: Actor | SystemActor,
    orderId: string,
    entry: { note: string; to?: PaymentStatus },
  ): Promise<void>
  /** What orders are called, by id, for other rooms' lists. */
  labelsOf(orderIds: readonly string[]): Promise<Map<string, OrderLabel>>
  idOfNumber(orderNumber: string): Promise<string | null>
  /** Number and name of the order in that column, for a query of another capability’s list. */
  labelInQuery: typeof labelInQuery
  /** What an order's parts cost, for refunds. */
  moneyOf(executor: Executor, orderId: string): Promise<OrderMoneyParts | null>
  confirmByStaff(transaction: Transaction, actor: Actor, orderId: string): Promise<ConfirmByStaffOutcome>

  /** Newest first, ten a page; `next` is the cursor of the following page. Staff only. */
  listForStaff(actor: Actor, input: StaffListInput): Promise<OrderPage<StaffOrderSummary>>
  /** All placed orders, page by page. Staff only. */
  readAllForExport(pageSize: number): AsyncGenerator<ExportedOrder>
  getForStaff(actor: Actor, orderId: string): Promise<StaffOrder | null>
  /** The signed-in customer's own orders, newest first. */
  listForCustomer(actor: Actor, before?: OrderCursor): Promise<OrderPage<CustomerOrder>>
  getForCustomer(actor: Actor, orderId: string): Promise<CustomerOrder | null>
  /** Any status at any time (docs/spec-map.md B4), recorded with its author. Staff only. */
  setStatus(
    actor: Actor,
    orderId: string,
    status: OrderStatus,
    expected?: OrderStatus,
  ): Promise<SetStatusOutcome>
  /** Orders as a file, and saved filters. Staff only. */
  desk: OrderDesk
  /** Notes of staff, and what shop and customer write to each other. */
  messages: OrderMessages
  /** What a print file is made from; for the server itself, so without an actor. */
  itemForPrinting(orderItemId: string, executor?: Executor): Promise<PrintableItem | null>
  /** All items of these orders, and these items. For the server itself. */
  itemsForFiles(
    executor: Executor,
    wanted: { orders: readonly string[]; items: readonly string[] },
  ): Promise<ItemForFiles[]>
  /** The newest ordered item of a design; null when nobody has ordered it. Staff only. */
  itemOfDesign(actor: Actor, designId: string): Promise<string | null>
  /** Address of the item's print file (specification: print_ready_file_url); null when it has none any more. */
  setPrintReadyFile(transaction: Transaction, orderItemId: string, url: string | null): Promise<void>
  /** The customer's own order with what its items were made from; null for everybody else's. */
  itemsToOrderAgain(actor: Actor, orderId: string): Promise<OrderedItemAgain[] | null>
  /** Whether an order of the actor's own is printed from this artwork or design. */
  showsPicture(actor: Actor, id: string): Promise<boolean>
  /** Premade prints of the customer's own paid orders. */
  boughtPrints(actor: Actor): Promise<BoughtPrint[]>
  /** Orders made as a guest with a confirmed address become the account's; tells which. */
  adoptGuestOrders(executor: Executor, account: { userId: string; email: string }): Promise<string[]>
  /** When the customer's own orders took on each status, oldest first. */
  timelinesOf(actor: Actor, orderIds: readonly string[]): Promise<TimelineEntry[]>
  /** For whoever bought it, guests too; null for everybody else. */
  receiptOf(actor: Actor, orderId: string): Promise<OrderReceipt | null>
  /** As PDF, for the order's customer and staff; null for everybody else. */
  readInvoice(actor: Actor, orderId: string): Promise<StoredFile | null>
  /** What others know an item by; for the server itself. */
  describeItems(executor: Executor, orderItemIds: readonly string[]): Promise<OrderItemDescription[]>
  /** The customer's own item, its order locked; null for everybody else's. */
  itemForEditing(transaction: Transaction, actor: Actor, orderItemId: string): Promise<EditableItem | null>
  /** The item's design becomes another one at the same price; false when the order is finished. */
  swapDesign(transaction: Transaction, actor: Actor, swap: DesignSwap): Promise<boolean>
  /** Puts what another room did into the order's history. */
  recordEvent(transaction: Transaction, event: Omit<HistoryEntry, 'at'>): Promise<void>
  /** Staff say which design an item is printed from; the caller supersedes what was printed from another one. */
  setDesign(transaction: Transaction, actor: Actor, design: ItemDesign): Promise<boolean>

  /** Asks for the mails of a placed order again; each goes out once. False: it is not the actor's to ask for. */
  mailPlaced(actor: Actor, orderId: string): Promise<boolean>
  /** An order number that no other order gets. Staff only. */
  takeNumber(actor: Actor): Promise<string>

  /** PRODUCTION, called by production only. Open orders whose money is certain, the most urgent first. */
  listOnFloor(unpackedIds: readonly string[]): Promise<{ onTheWay: FloorOrder[]; finished: FloorOrder[] }>
  forProduction(executor: Executor, orderIds: readonly string[]): Promise<FloorOrder[]>
  /** `from` becomes in_production; false when the order, locked by the caller, has another status. */
  enterProduction(
    transaction: Transaction,
    actor: Actor,
    change: { orderId: string; from: OrderStatus; note: string },
  ): Promise<boolean>

  /** CHANGES, called by order changes only. */
  readForChange(orderId: string): Promise<ChangeableOrder | null>
  lockForChange(transaction: Transaction, orderId: string): Promise<ChangeableOrder | null>
  /** Lines and totals of a locked order become other ones. */
  applyChange(
    transaction: Transaction,
    actor: Actor,
    order: ChangeableOrder,
    change: OrderChange,
  ): Promise<AddedItem[]>
  /** What a change left open was paid, given back or settled by hand. */
  settleOpen(
    transaction: Transaction,
    actor: Actor | SystemActor,
    orderId: string,
    settled: { cents: number; note: string },
  ): Promise<void>

  /** SHIPPING, called by shipping only. */
  lockForShipping(transaction: Transaction, orderId: string): Promise<ShippableOrder | null>
  forShipping(orderId: string): Promise<ShippableOrder | null>
  findByNumber(orderNumber: string): Promise<ShippableOrder | null>
  /** Null unless both belong to one order. */
  findForTracking(orderNumber: string, email: string): Promise<ShippableOrder | null>
  listForLabels(actor: Actor): Promise<ShippableOrder[]>
  /** What goes into the parcels of these orders, by order. */
  goodsOf(executor: Executor, orderIds: readonly string[]): Promise<Map<string, Goods[]>>
  saveShippingAddress(
    transaction: Transaction,
    actor: Actor | SystemActor,
    orderId: string,
    address: LabelAddress,
  ): Promise<void>
  completeByLabel(transaction: Transaction, actor: Actor | SystemActor, orderId: string): Promise<boolean>
  /** A label of it is void, and something is left to ship: it waits again where it did before the label, unless it was changed since. */
  reopenByVoid(transaction: Transaction, actor: Actor | SystemActor, orderId: string): Promise<void>
  findMediaUses: FindMediaUses
  /** Those of `ids` that an order names. */
  findArtworkUses(executor: Executor, ids: readonly string[]): Promise<string[]>
  ownData: OwnDataPart
  operations: BoundOperation[]
  /** All orders of a customer, locked, with what they are printed from. */
  purchasesOf(transaction: Transaction, userId: string): Promise<KeptPurchases & { isOpen: boolean }>
}

export function createOrders(deps: OrdersDeps): Orders {
  const { database } = deps
  deps.jobs.handle(mailPlacedJob, (told) => mailPlacedOrder(deps, told))
  return {
    record: (transaction, order) => recordOrder(deps, transaction, order),
    findByCheckoutKey: (executor, key) => findByCheckoutKey(executor ?? database.orm, key),
    placementOf: (orderId) => placementOf(database.orm, orderId),
    markPaid: (transaction, orderId, note) => markPaid(deps, transaction, orderId, note),
    markUnverified: (transaction, orderId, note, when) =>
      markUnverified(deps, transaction, orderId, note, when),
    markUnpaid: (transaction, orderId, paymentStatus, note) =>
      markUnpaid(deps, transaction, orderId, paymentStatus, note),
    flag: (transaction, orderId, flag) => flagOrder(deps, transaction, orderId, flag),
    notePayment: (transaction, actor, orderId, entry) =>
      notePayment(deps, transaction, actor, orderId, entry),
    moneyOf,
    labelsOf: (orderIds) => labelsOf(database.orm, orderIds),
    idOfNumber: (orderNumber) => idOfNumber(database.orm, orderNumber),
    labelInQuery,
    confirmByStaff: (transaction, actor, orderId) => confirmByStaff(deps, transaction, actor, orderId),
    listForStaff: (_actor, input) => listForStaff(deps, input),
    readAllForExport: (pageSize) => readAllForExport(deps, pageSize),
    getForStaff: (_actor, orderId) => getForStaff(database, orderId),
    listForCustomer: (actor, before) => listForCustomer(database, actor, before),
    getForCustomer: (actor, orderId) => getForCustomer(database, actor, orderId),
    setStatus: (actor, orderId, status, expected) => setStatus(deps, actor, orderId, status, expected),
    desk: createOrderDesk(deps),
    messages: createOrderMessages(deps),
    itemForPrinting: (orderItemId, executor = database.orm) => itemForPrinting(executor, orderItemId),
    itemsForFiles,
    itemOfDesign: (_actor, designId) => itemOfDesign(database.orm, designId),
    setPrintReadyFile,
    itemsToOrderAgain: (actor, orderId) => itemsToOrderAgain(database, actor, orderId),
    showsPicture: (actor, id) => showsPicture(database, actor, id),
    boughtPrints: (actor) => boughtPrints(database, actor),
    adoptGuestOrders,
    timelinesOf: (actor, orderIds) => timelinesOf(database, actor, orderIds),
    receiptOf: (actor, orderId) => receiptOf(deps, actor, orderId),
    readInvoice: (actor, orderId) => readInvoice(deps, actor, orderId),
    describeItems: (executor, orderItemIds) => describeItems(executor, orderItemIds),
    itemForEditing: (transaction, actor, orderItemId) => itemForEditing(transaction, actor, orderItemId),
    swapDesign: (transaction, actor, swap) => swapDesign(deps, transaction, actor, swap),
    recordEvent: (transaction, event) => recordHistory(transaction, { ...event, at: deps.clock.now() }),
    setDesign: (transaction, actor, design) => setDesign(deps, transaction, actor, design),
    mailPlaced: (actor, orderId) => askForMails(deps, actor, orderId),
    takeNumber: () => takeNumber(database.orm),
    listOnFloor: (unpackedIds) => listOnFloor(database.orm, unpackedIds),
    forProduction,
    enterProduction: (transaction, actor, change) => enterProduction(deps, transaction, actor, change),
    readForChange: (orderId) => readForChange(database.orm, orderId),
    lockForChange,
    applyChange: (transaction, actor, order, change) => applyChange(deps, transaction, actor, order, change),
    settleOpen: (transaction, actor, orderId, settled) =>
      settleOpen(deps, transaction, actor, orderId, settled),
    lockForShipping,
    forShipping: (orderId) => forShipping(database.orm, orderId),
    findByNumber: (orderNumber) => findByNumber(database.orm, orderNumber),
    findForTracking: (orderNumber, email) => findForTracking(database.orm, orderNumber, email),
    listForLabels: () => listForLabels(database),
    goodsOf,
    saveShippingAddress,
    completeByLabel: (transaction, actor, orderId) => completeByLabel(deps, transaction, actor, orderId),
    reopenByVoid: (transaction, actor, orderId) => reopenByVoid(deps, transaction, actor, orderId),
    purchasesOf: (transaction, userId) => purchasesOf(deps, transaction, userId),
    findMediaUses: findOrderUses,
    findArtworkUses: (executor, ids) => namedInJson(executor, orderItems, orderItems.designData, ids),
    ownData: ordersOwnData(database),
    operations: bindOperations(orderOperations, deps),
  }
}
