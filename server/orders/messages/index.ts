import { createDoor, type Door } from '#server/kernel/door.ts'
import type { OrdersDeps } from '../deps.ts'
import { orderMessagesCalls } from './calls.ts'

export type { CustomerMessageView, OrderMessageView } from './list-messages.ts'

export type OrderMessages = Door<typeof orderMessagesCalls>

export const createOrderMessages = (deps: OrdersDeps): OrderMessages => createDoor(deps, orderMessagesCalls)
