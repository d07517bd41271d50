import { changeDueDate } from './change-due-date.ts'
import { dismissMessages } from './dismiss-messages.ts'
import { editDetails } from './edit-details.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { setOrderStatus } from './set-status.ts'
import { setStatuses } from './set-statuses.ts'
import { writeNote, writeToCustomer, writeToShop } from './write-message.ts'

export const orderOperations = [
  listOrders,
  getOrder,
  setOrderStatus,
  setStatuses,
  changeDueDate,
  editDetails,
  writeNote,
  writeToCustomer,
  writeToShop,
  dismissMessages,
] as const
