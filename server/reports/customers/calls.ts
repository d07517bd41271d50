import { alike, countEach } from '#server/kernel/door.ts'
import { getCustomer } from './get-customer.ts'
import { countCustomers, listCustomers, listTags } from './list-customers.ts'

export const customersCalls = {
  table: alike('customers.read', listCustomers),
  /** Tags that customers have, the most used first. */
  tags: alike('customers.read', listTags),
  get: alike('customers.read', getCustomer),
  /** How many each one finds, up to 10,001. */
  counts: alike('customers.read', countEach(countCustomers)),
}
