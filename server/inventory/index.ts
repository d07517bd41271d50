import { z } from 'zod'
import { createDoor, type Door } from '#server/kernel/door.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { inventoryCalls } from './calls.ts'
import type { InventoryDeps } from './deps.ts'
import { changeListingStock } from './operations/change-stock.ts'
import { inventoryOwnData } from './own-data.ts'
import { releaseExpired } from './release-stock.ts'

export type { ChangeManyOutcome } from './change-many.ts'
export type { Shortage } from './follow-payment.ts'
export type { StockLevel, StockMoveView } from './read-stock.ts'

/** How many there are of each listing, size and color, and who holds them. */
export type Inventory = Door<typeof inventoryCalls> & {
  operations: BoundOperation[]
  ownData: OwnDataPart
}

const releaseExpiredJob = defineJob('inventory.release-expired', z.object({}))

export function createInventory(deps: InventoryDeps): Inventory {
  deps.jobs.handle(releaseExpiredJob, async () => {
    await releaseExpired(deps)
  })
  deps.jobs.schedule(releaseExpiredJob, '*/5 * * * *', {})
  return {
    ...createDoor(deps, inventoryCalls),

    operations: bindOperations([changeListingStock], deps),
    ownData: inventoryOwnData,
  }
}
