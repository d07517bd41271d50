import { mailCustomers } from './mail-customers.ts'
import { makeLabel } from './make-label.ts'

export const shippingOperations = [mailCustomers, makeLabel] as const
