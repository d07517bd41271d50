import { alike, may, own, withoutDeps } from '#server/kernel/door.ts'
import { checkPurchases } from './check-purchases.ts'
import { inParcels, readToShip } from './contents.ts'
import { createLabels } from './create-labels.ts'
import { drawPickupCode } from './draw-pickup-code.ts'
import { readLabel } from './fetch-label.ts'
import { getRates } from './get-rates.ts'
import { joinsOf } from './joined/read-joins.ts'
import { candidatesOf } from './list-candidates.ts'
import { listDay } from './list-day.ts'
import { listOwn, listShipments, trackedByOrder } from './list-shipments.ts'
import { pickupsOf, sendPickupReady } from './pickups.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { sendShipped } from './send-shipped.ts'
import { trackByNumber, trackDue } from './track-shipment.ts'

export const shippingCalls = {
  getRates: alike('shipping.write', getRates),
  /** Buys one label per parcel, each once; the order becomes completed. */
  createLabels: may('shipping.write', createLabels),
  /** Which of the order's items have a label, or are getting one right now. Internal to the server. */
  inParcels,
  readLabel: alike('shipping.read', readLabel),
  listForOrders: alike('shipping.read', listShipments),
  candidatesOf: alike('shipping.read', candidatesOf),
  /** What shares a parcel with an order, and what could. */
  joinsOf: alike('shipping.read', joinsOf),
  /** What has not shipped yet in these orders, as shown to customers. The caller has checked whose they are. */
  toShipOf: readToShip,
  /** What ships on a given day in the shop's time zone, by default today, by carrier. */
  listDay: alike('shipping.read', listDay),
  sendShipped: may('shipping.write', sendShipped),
  sendPickupReady: may('shipping.write', sendPickupReady),
  /** The signed-in customer's own. */
  listOwn: own(listOwn),
  /** For orders that the caller has verified to be the customer's. */
  ofOrders: trackedByOrder,
  pickupsOf,
  /** The QR code for a pickup code as PNG. */
  pickupPicture: withoutDeps(drawPickupCode),
  /** `isAsking`: asks the provider if our information is old; otherwise nothing is written. */
  track: trackByNumber,
  receiveWebhook,
  /** Looks up every purchase in doubt; run by the job every minute. */
  checkPurchases,
  trackDue,
}
