import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { earlierOrdersCalls } from './calls.ts'
import type { EarlierOrdersDeps } from './deps.ts'
import { listEarlierOrders } from './operations/list-earlier-orders.ts'
import { earlierOrdersOwnData } from './own-data.ts'

export type { EarlierOrder, EarlierTotals } from './find-earlier-orders.ts'
export type { EarlierOrderData } from './keep-earlier-order.ts'
export type { EarlierOrderView } from './operations/list-earlier-orders.ts'
export type { EarlierLine, EarlierOrderStatus } from './tables.ts'

/** Sales of the shop before this one: history, not orders of this shop. */
export type EarlierOrders = Door<typeof earlierOrdersCalls> & {
  ownData: OwnDataPart
  operations: BoundOperation[]
}

export const createEarlierOrders = (deps: EarlierOrdersDeps): EarlierOrders => ({
  ...createDoor(deps, earlierOrdersCalls),
  ownData: earlierOrdersOwnData(deps),
  operations: bindOperations([listEarlierOrders], deps),
})
