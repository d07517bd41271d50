import { changeCalls } from './change/calls.ts'
import { customerCalls } from './customer/calls.ts'
import { paymentCalls } from './payment/calls.ts'
import { placingCalls } from './placing/calls.ts'
import { productionCalls } from './production/calls.ts'
import { shippingCalls } from './shipping/calls.ts'
import { staffCalls } from './staff/calls.ts'

/** Grouped by caller. */
export const ordersCalls = {
  ...placingCalls,
  ...paymentCalls,
  ...staffCalls,
  ...customerCalls,
  ...productionCalls,
  ...changeCalls,
  ...shippingCalls,
}
