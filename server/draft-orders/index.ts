import type { Transaction } from '#server/kernel/database.ts'
import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { type FindArtworkUses, usesInJson } from '#server/kernel/text/named-in-json.ts'
import { draftOrdersCalls } from './calls.ts'
import type { DraftOrderDeps } from './deps.ts'
import { type ArtworkToKeep, keepArtwork } from './keep-artwork.ts'
import { draftOrderOperations } from './operations/index.ts'
import { draftOrdersOwnData } from './own-data.ts'
import { type BilledOrder, draftOrders } from './tables.ts'

export type { Bill, DraftOrderCard, StaffDraftOrder } from './present.ts'
export type { PayView } from './view-for-payer.ts'

/** Orders that staff write, and the links with which customers pay for them (docs/adr/0012). */
export type DraftOrders = Door<typeof draftOrdersCalls> & {
  /** Makes the artwork of lines that staff write the order's, in the transaction that bills them. */
  keepArtwork(transaction: Transaction, of: ArtworkToKeep, items: BilledOrder['items']): Promise<void>
  /** Those of `ids` that a draft order uses. */
  findArtworkUses: FindArtworkUses
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export function createDraftOrders(deps: DraftOrderDeps): DraftOrders {
  return {
    ...createDoor(deps, draftOrdersCalls),

    keepArtwork: (transaction, of, items) => keepArtwork(deps, transaction, of, { items }),
    findArtworkUses: usesInJson(
      { table: draftOrders, column: draftOrders.draft },
      { table: draftOrders, column: draftOrders.billed },
    ),
    ownData: draftOrdersOwnData(deps.database),
    operations: bindOperations(draftOrderOperations, deps),
  }
}
