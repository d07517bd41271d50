import { onDatabase, own, withoutDeps } from '#server/kernel/door.ts'
import { findForTracking } from './find-for-tracking.ts'
import { findByNumber, forShipping, listForShipping, lockForShipping, openForEmails } from './for-shipping.ts'
import { goodsOf } from './goods-of.ts'
import { completeByLabel, reopenByVoid, saveShippingAddress } from './ship-order.ts'

/** Called by shipping only. */
export const shippingCalls = {
  /** SHIPPING, called by shipping only. */
  lockForShipping: withoutDeps(lockForShipping),
  forShipping: onDatabase(forShipping),
  listForShipping: withoutDeps(listForShipping),
  openForEmails: withoutDeps(openForEmails),
  findByNumber: onDatabase(findByNumber),
  /** Null unless both belong to one order; attempts are counted. */
  findForTracking: own(findForTracking),
  /** What goes into the parcels of these orders, by order. */
  goodsOf: withoutDeps(goodsOf),
  saveShippingAddress: withoutDeps(saveShippingAddress),
  completeByLabel,
  /**
   * One of its labels was voided, and something is left to ship: the order returns to the status it had before the
   * label, unless it was changed since.
   */
  reopenByVoid,
}
