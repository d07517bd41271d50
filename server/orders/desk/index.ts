import { createDoor, type Door } from '#server/kernel/door.ts'
import type { OrdersDeps } from '../deps.ts'
import { orderDeskCalls } from './calls.ts'

export type { OrderTableRow } from '../staff/order-table.ts'

/** Orders as a file, and how staff find them again. All of it is for staff only. */
export type OrderDesk = Door<typeof orderDeskCalls>

export const createOrderDesk = (deps: OrdersDeps): OrderDesk => createDoor(deps, orderDeskCalls)
