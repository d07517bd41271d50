import { alike, onDatabase, own, withoutDeps } from '#server/kernel/door.ts'
import { findByCheckoutKey, findCheckouts } from './find-by-checkout-key.ts'
import { placementOf } from './placement-of.ts'
import { recordOrder } from './record-order.ts'
import { askForMails, takeNumber } from './serve-functions.ts'

/** How an order comes about. */
export const placingCalls = {
  /** PREPARE: inserts the order awaiting payment, or finds the one of the same checkout key. */
  record: recordOrder,
  placementOf: onDatabase(placementOf),
  /** Asks for the mails of a placed order again; each goes out once. False: it is not the actor's to ask for. */
  mailPlaced: own(askForMails),
  /** An order number that no other order gets. Staff only. */
  takeNumber: alike('orders.write', onDatabase(takeNumber)),
  findByCheckoutKey: onDatabase(findByCheckoutKey),
  findByCheckoutKeyWithin: withoutDeps(findByCheckoutKey),
  findCheckoutsWithin: withoutDeps(findCheckouts),
}
