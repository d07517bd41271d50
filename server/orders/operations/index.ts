import { dismissMessages } from './dismiss-messages.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { writeNote, writeToCustomer, writeToShop } from './write-message.ts'

export const orderOperations = [
  listOrders,
  getOrder,
  writeNote,
  writeToCustomer,
  writeToShop,
  dismissMessages,
] as const
