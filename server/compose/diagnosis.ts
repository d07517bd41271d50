import { createPaymentProviders } from '../adapters/payments/index.ts'
import { createShippingProviders } from '../adapters/shipping/index.ts'
import type { DoctorDeps } from '../doctor/deps.ts'
import { createDoctor, type Doctor } from '../doctor/index.ts'

/** Providers are asked by doors of the doctor's own, which carry no payment and no parcel. */
export function composeDoctor(below: Omit<DoctorDeps, 'payments' | 'shipping'>): Doctor {
  const { environment, clock, origin } = below
  return createDoctor({
    ...below,
    payments: createPaymentProviders(environment, clock, origin),
    shipping: createShippingProviders(environment, clock),
  })
}
