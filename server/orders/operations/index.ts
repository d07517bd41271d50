import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'

export const orderOperations = [listOrders, getOrder] as const
