import type { Actor } from '#server/kernel/actor.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { PaymentOutcome } from '#server/kernel/emit.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { namedInJson } from '#server/kernel/text/named-in-json.ts'
import type { ManualOrderDeps } from './deps.ts'
import { get, listOf, listWaiting } from './find.ts'
import { followPayment } from './follow-payment.ts'
import { type ArtworkToKeep, keepArtwork } from './keep-artwork.ts'
import { manualOrderOperations } from './operations/index.ts'
import { manualOrdersOwnData } from './own-data.ts'
import type { ManualOrderCard, StaffManualOrder } from './present.ts'
import { type BilledOrder, manualOrders } from './tables.ts'
import { type PayView, viewForPayer } from './view-for-payer.ts'

export type { Bill, ManualOrderCard, StaffManualOrder } from './present.ts'
export type { PayView } from './view-for-payer.ts'

/** Orders that staff write, and the links by which customers pay them (docs/adr/0012). */
export type ManualOrders = {
  get(actor: Actor, id: string): Promise<StaffManualOrder | null>
  listWaiting(actor: Actor): Promise<ManualOrderCard[]>
  listOf(actor: Actor, of: { orderId: string } | { quoteId: string }): Promise<ManualOrderCard[]>
  /** For whoever has the link; null when it is none. */
  view(token: string): Promise<PayView | null>
  /** SETTLE, called by payments only. */
  followPayment(
    transaction: Transaction,
    settled: { orderId: string; outcome: PaymentOutcome },
  ): Promise<void>
  /** Artwork of lines that staff write is from now on the order's, in the transaction that bills them. */
  keepArtwork(transaction: Transaction, of: ArtworkToKeep, items: BilledOrder['items']): Promise<void>
  /** Those of `ids` that a manual order names. */
  findArtworkUses(executor: Executor, ids: readonly string[]): Promise<string[]>
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export function createManualOrders(deps: ManualOrderDeps): ManualOrders {
  return {
    get: (_actor, id) => get(deps, id),
    listWaiting: () => listWaiting(deps),
    listOf: (_actor, of) => listOf(deps, of),
    view: (token) => viewForPayer(deps, token),
    followPayment: (transaction, settled) => followPayment(deps, transaction, settled),
    keepArtwork: (transaction, of, items) => keepArtwork(deps, transaction, of, { items }),
    findArtworkUses: async (executor, ids) => [
      ...(await namedInJson(executor, manualOrders, manualOrders.draft, ids)),
      ...(await namedInJson(executor, manualOrders, manualOrders.billed, ids)),
    ],
    ownData: manualOrdersOwnData(deps.database),
    operations: bindOperations(manualOrderOperations, deps),
  }
}
