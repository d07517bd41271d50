import { alike, onDatabase, own, withoutDeps } from '#server/kernel/door.ts'
import { findByCheckoutKey, findCheckouts } from './find-by-checkout-key.ts'
import { placementOf } from './placement-of.ts'
import { recordOrder } from './record-order.ts'
import { askForMails, takeNumber } from './serve-functions.ts'

/** How an order is created. */
export const placingCalls = {
  /** PREPARE: inserts the order awaiting payment, or finds the one with the same checkout key. */
  record: recordOrder,
  placementOf: onDatabase(placementOf),
  /** Requests a placed order's emails again; each is sent only once. False if the actor may not request it. */
  mailPlaced: own(askForMails),
  /** A unique order number. Staff only. */
  takeNumber: alike('orders.write', onDatabase(takeNumber)),
  findByCheckoutKey: onDatabase(findByCheckoutKey),
  findCheckoutsWithin: withoutDeps(findCheckouts),
}
