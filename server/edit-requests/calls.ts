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
  /** The buyer's own about one order, newest first; guests have theirs by its mailed link. */
  listForBuyer: own(listForBuyer),
  table: alike('orders.read', listRequestTable),
  listForOrder: alike('orders.read', listForOrder),
  getForStaff: alike('orders.read', getForStaff),
  /** Null for anybody but the request's customer and staff. */
  readProof: own(readProof),
  askedOf: withoutDeps(askedOf),
  /** Guests' requests about orders that have become an account's are the account's, too. */
  adopt: withoutDeps(adopt),
  /** An order was cancelled, or set back, in that transaction. */
  closeCancelled,
  reopenCancelled,
  /** How many each finds, up to 10,001. */
  counts: alike('orders.read', countEach(countRequests)),
}
