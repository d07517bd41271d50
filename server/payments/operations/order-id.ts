import { z } from 'zod'

export const orderGone = 'There is no such order.'
export const orderId = z.uuid(orderGone)

/** For examples in the reference. */
export const anyOrder = '8a4c2f6e-0000-4000-8000-000000000000'
