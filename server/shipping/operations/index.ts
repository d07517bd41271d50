import { buyLabels } from './buy-labels.ts'
import { checkAddress } from './check-address.ts'
import { enterEvent } from './enter-event.ts'
import { enterTracking } from './enter-tracking.ts'
import { getShippingRates } from './get-rates.ts'
import { handOutOrder } from './hand-out-order.ts'
import { joinOrders, takeOutOrder } from './join-orders.ts'
import { listShipmentsOfOrder } from './list-shipments.ts'
import { mailPickupReady, mailShippedOrder } from './mail-customer.ts'
import { mailCustomers } from './mail-customers.ts'
import { makeLabel } from './make-label.ts'
import { scanPacking } from './scan-packing.ts'
import { trackOrder } from './track-order.ts'
import { refreshParcel, trackParcel } from './track-parcel.ts'
import { voidLabel } from './void-label.ts'

export const shippingOperations = [
  checkAddress,
  getShippingRates,
  buyLabels,
  makeLabel,
  listShipmentsOfOrder,
  voidLabel,
  joinOrders,
  takeOutOrder,
  enterTracking,
  enterEvent,
  mailPickupReady,
  mailShippedOrder,
  mailCustomers,
  trackParcel,
  trackOrder,
  refreshParcel,
  scanPacking,
  handOutOrder,
] as const
