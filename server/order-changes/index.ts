import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { PaymentOutcome } from '#server/kernel/emit.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { OrderChangeDeps } from './deps.ts'
import { changesOf } from './find.ts'
import { followPayment } from './follow-payment.ts'
import { orderChangeOperations } from './operations/index.ts'
import { orderChangesOwnData } from './own-data.ts'
import { type OrderChangeView, type StaffOrderChange, toStaff, toView } from './present.ts'
import { type OpenOrderChange, readOpen } from './read-open.ts'
import { type DifferenceView, viewForPayer } from './view-for-payer.ts'

export type { OrderChangeView, StaffOrderChange } from './present.ts'
export type { OpenOrderChange } from './read-open.ts'
export type { DifferenceView } from './view-for-payer.ts'

/** Paid orders whose lines become other ones, and how the difference is settled (docs/adr/0029-orders-that-change.md). */
export type OrderChanges = {
  /** What the page that changes an order begins with; null for none. */
  open(actor: Actor, orderId: string, changeId: string): Promise<OpenOrderChange | null>
  listForOrder(actor: Actor, orderId: string): Promise<StaffOrderChange[]>
  /** Of orders that the caller has checked to be the customer's; by order, the newest first. */
  ofOrders(orderIds: readonly string[]): Promise<Map<string, OrderChangeView[]>>
  /** For whoever has the link; null when it is none. */
  view(token: string): Promise<DifferenceView | null>
  /** SETTLE, called by payments only. */
  followPayment(
    transaction: Transaction,
    paid: { orderId: string; changeId: string; outcome: PaymentOutcome },
  ): Promise<void>
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export function createOrderChanges(deps: OrderChangeDeps): OrderChanges {
  const { orm } = deps.database
  return {
    open: (actor, orderId, changeId) => readOpen(deps, actor, orderId, changeId),
    listForOrder: async (_actor, orderId) => (await changesOf(orm, [orderId])).map(toStaff),
    async ofOrders(orderIds) {
      const rows = Map.groupBy(await changesOf(orm, orderIds), ({ orderId }) => orderId)
      return new Map([...rows].map(([orderId, of]) => [orderId, of.map(toView)]))
    },
    view: (token) => viewForPayer(deps, token),
    followPayment: (transaction, paid) => followPayment(deps, transaction, paid),
    ownData: orderChangesOwnData(deps.database),
    operations: bindOperations(orderChangeOperations, deps),
  }
}
