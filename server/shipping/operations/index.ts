import { mailCustomers } from './mail-customers.ts'

export const shippingOperations = [mailCustomers] as const
