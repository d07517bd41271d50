import { onDatabase, withoutDeps } from '#server/kernel/door.ts'
import { attemptOfChange } from './attempts.ts'
import { lockForChange, prepareChangeRefund } from './prepare-refund.ts'
import { sendRefunds } from './refund-order.ts'
import { holdingsOf } from './way-of.ts'
import { closeChangePage, lockAsked, withdrawAsked, withdrawChange } from './withdraw.ts'

export const changeCalls = {
  attemptOf: onDatabase(attemptOfChange),
  /** The same in a transaction. */
  attemptWithin: withoutDeps(attemptOfChange),
  /** Attempts are locked before the order, as SETTLE does. */
  lock: withoutDeps(lockForChange),
  prepareRefund: prepareChangeRefund,
  holdingsOf,
  /** Asks the provider for them afterwards. */
  sendRefunds,
  /** False if it is already paid. */
  withdraw: withdrawChange,
  /** For an order that is canceled: everything its changes ask for, locked before the order. */
  lockAsked: withoutDeps(lockAsked),
  withdrawAsked,
  /** False when someone may have paid on its page. Never inside a transaction. */
  closePage: closeChangePage,
}
