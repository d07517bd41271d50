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
  /** Afterwards: asks the provider for them. */
  sendRefunds,
  /** False when it is paid already. */
  withdraw: withdrawChange,
  /** Of an order that is cancelled: all that its changes ask for, locked before the order. */
  lockAsked: withoutDeps(lockAsked),
  withdrawAsked,
  /** False when somebody may have paid on its page. Never inside a transaction. */
  closePage: closeChangePage,
}
