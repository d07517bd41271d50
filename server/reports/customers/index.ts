import { createDoor, type Door } from '#server/kernel/door.ts'
import type { ReportDeps } from '../deps.ts'
import { customersCalls } from './calls.ts'

export type { Customer, CustomerOrderLine } from './get-customer.ts'
export type { CustomerRow } from './list-customers.ts'

/** Everyone who has an account and is not staff, with what they bought. */
export type Customers = Door<typeof customersCalls>

export const createCustomers = (deps: Pick<ReportDeps, 'database'>): Customers =>
  createDoor(deps, customersCalls)
