import { z } from 'zod'

export const paymentGone = 'There is no such payment.'
export const paymentId = z.uuid(paymentGone)

/** For examples in the reference. */
export const anyPayment = '8a4c2f6e-0000-4000-8000-000000000000'
