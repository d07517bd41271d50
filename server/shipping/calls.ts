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
  /** Buys a label per parcel, each once; the order becomes completed. */
  createLabels: may('shipping.write', createLabels),
  /** What of the order has a label, or gets one just now. For the server itself. */
  inParcels,
  readLabel: alike('shipping.read', readLabel),
  listForOrders: alike('shipping.read', listShipments),
  candidatesOf: alike('shipping.read', candidatesOf),
  /** What an order shares its parcel with, and what could share it. */
  joinsOf: alike('shipping.read', joinsOf),
  /** What has not left of these orders, as their customers are told it. The caller has checked whose they are. */
  toShipOf: readToShip,
  /** What leaves on a day of the shop's clock, today's without one, by carrier. */
  listDay: alike('shipping.read', listDay),
  sendShipped: may('shipping.write', sendShipped),
  sendPickupReady: may('shipping.write', sendPickupReady),
  /** The signed-in customer's own. */
  listOwn: own(listOwn),
  /** Of orders that the caller has checked to be the customer's. */
  ofOrders: trackedByOrder,
  pickupsOf,
  /** The QR code of a pickup code as PNG. */
  pickupPicture: withoutDeps(drawPickupCode),
  /** `isAsking`: asks the provider when what we know is old; otherwise nothing is written. */
  track: trackByNumber,
  receiveWebhook,
  /** Looks up every purchase in doubt; what the job does every minute. */
  checkPurchases,
  trackDue,
}
