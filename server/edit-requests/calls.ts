import { alike, countEach, own, withoutDeps } from '#server/kernel/door.ts'
import { adopt } from './adopt.ts'
import { askedOf } from './asked-of.ts'
import { closeCancelled, reopenCancelled } from './close-cancelled.ts'
import { getForStaff, listForBuyer, listForCustomer, listForOrder } from './find-requests.ts'
import { readProof } from './read-proof.ts'
import { countRequests, listRequestTable } from './request-table.ts'

export const editRequestsCalls = {
  /** The signed-in customer's own, newest first. */
  listForCustomer: own(listForCustomer),
  /** The buyer's own about one order, newest first; guests reach theirs by its emailed link. */
  listForBuyer: own(listForBuyer),
  table: alike('orders.read', listRequestTable),
  listForOrder: alike('orders.read', listForOrder),
  getForStaff: alike('orders.read', getForStaff),
  /** Null for anyone but the request's customer and staff. */
  readProof: own(readProof),
  askedOf: withoutDeps(askedOf),
  /** Guests' requests about orders that now belong to an account become the account's. */
  adopt: withoutDeps(adopt),
  /** Follows the cancellation of an order, or its reversal, in the same transaction. */
  closeCancelled,
  reopenCancelled,
  /** The number of matches of each, up to 10,001. */
  counts: alike('orders.read', countEach(countRequests)),
}
