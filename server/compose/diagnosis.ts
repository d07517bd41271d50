import { createPaymentProviders } from '../adapters/payments/index.ts'
import { createShippingProviders } from '../adapters/shipping/index.ts'
import type { DoctorDeps } from '../doctor/deps.ts'
import { createDoctor, type Doctor } from '../doctor/index.ts'

/** The doctor queries providers through clients of its own, which carry no payments and no parcels. */
export function composeDoctor(below: Omit<DoctorDeps, 'payments' | 'shipping'>): Doctor {
  const { environment, clock, origin } = below
  return createDoctor({
    ...below,
    payments: createPaymentProviders(environment, clock, origin),
    shipping: createShippingProviders(environment, clock),
  })
}
