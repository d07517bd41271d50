import { createDoor, type Door } from '#server/kernel/door.ts'
import type { OrdersDeps } from '../deps.ts'
import { orderDeskCalls } from './calls.ts'

export type { OrderTableRow } from '../staff/order-table.ts'

/** Exporting orders, and staff's saved filters. All of it is staff only. */
export type OrderDesk = Door<typeof orderDeskCalls>

export const createOrderDesk = (deps: OrdersDeps): OrderDesk => createDoor(deps, orderDeskCalls)
