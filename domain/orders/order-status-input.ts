import { z } from 'zod'
import { orderStatuses, paymentStatuses } from './order-status.ts'

export const orderStatusSchema = z.enum(orderStatuses)
export const paymentStatusSchema = z.enum(paymentStatuses)
