import type { Transaction } from '#server/kernel/database.ts'
import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { type FindArtworkUses, usesInJson } from '#server/kernel/text/named-in-json.ts'
import { manualOrdersCalls } from './calls.ts'
import type { ManualOrderDeps } from './deps.ts'
import { type ArtworkToKeep, keepArtwork } from './keep-artwork.ts'
import { manualOrderOperations } from './operations/index.ts'
import { manualOrdersOwnData } from './own-data.ts'
import { type BilledOrder, manualOrders } from './tables.ts'

export type { Bill, ManualOrderCard, StaffManualOrder } from './present.ts'
export type { PayView } from './view-for-payer.ts'

/** Orders that staff write, and the links by which customers pay them (docs/adr/0012). */
export type ManualOrders = Door<typeof manualOrdersCalls> & {
  /** Artwork of lines that staff write is from now on the order's, in the transaction that bills them. */
  keepArtwork(transaction: Transaction, of: ArtworkToKeep, items: BilledOrder['items']): Promise<void>
  /** Those of `ids` that a manual order names. */
  findArtworkUses: FindArtworkUses
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export function createManualOrders(deps: ManualOrderDeps): ManualOrders {
  return {
    ...createDoor(deps, manualOrdersCalls),

    keepArtwork: (transaction, of, items) => keepArtwork(deps, transaction, of, { items }),
    findArtworkUses: usesInJson(
      { table: manualOrders, column: manualOrders.draft },
      { table: manualOrders, column: manualOrders.billed },
    ),
    ownData: manualOrdersOwnData(deps.database),
    operations: bindOperations(manualOrderOperations, deps),
  }
}
