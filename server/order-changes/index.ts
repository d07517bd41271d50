import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { orderChangesCalls } from './calls.ts'
import type { OrderChangeDeps } from './deps.ts'
import { orderChangeOperations } from './operations/index.ts'
import { orderChangesOwnData } from './own-data.ts'

export type { OrderChangeView, StaffOrderChange } from './present.ts'
export type { OpenOrderChange } from './read-open.ts'
export type { DifferenceView } from './view-for-payer.ts'

/** Changes to the lines of paid orders, and how the difference is settled (docs/adr/0029-orders-that-change.md). */
export type OrderChanges = Door<typeof orderChangesCalls> & {
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export function createOrderChanges(deps: OrderChangeDeps): OrderChanges {
  return {
    ...createDoor(deps, orderChangesCalls),

    ownData: orderChangesOwnData(deps.database),
    operations: bindOperations(orderChangeOperations, deps),
  }
}
