import { adminDripDetails } from './admin-drip-details.ts'
import { adminDripGenerate } from './admin-drip-generate.ts'
import { createPaymentLink } from './create-payment-link.ts'
import { createShipment } from './create-shipment.ts'
import { generateOrderNumber } from './generate-order-number.ts'
import { getShippingRates } from './get-shipping-rates.ts'
import type { FunctionOperation } from './operation.ts'
import { sendOrderNotification } from './send-order-notification.ts'
import { sendPickupReady } from './send-pickup-ready.ts'
import { sendShippedNotification } from './send-shipped-notification.ts'
import { trackShipment } from './track-shipment.ts'
import { verifyPayment } from './verify-payment.ts'
import { verifyPaymentLink } from './verify-payment-link.ts'

/** Every function under /functions/v1: one line each. */
export const operations: readonly FunctionOperation[] = [
  getShippingRates,
  createShipment,
  trackShipment,
  sendPickupReady,
  sendShippedNotification,
  sendOrderNotification,
  generateOrderNumber,
  createPaymentLink,
  verifyPaymentLink,
  verifyPayment,
  adminDripGenerate,
  adminDripDetails,
]
