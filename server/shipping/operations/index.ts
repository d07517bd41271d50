import { handOutOrder } from './hand-out-order.ts'
import { mailCustomers } from './mail-customers.ts'
import { makeLabel } from './make-label.ts'
import { scanPacking } from './scan-packing.ts'
import { trackOrder } from './track-order.ts'
import { refreshParcel, trackParcel } from './track-parcel.ts'

export const shippingOperations = [
  mailCustomers,
  makeLabel,
  trackParcel,
  trackOrder,
  refreshParcel,
  scanPacking,
  handOutOrder,
] as const
