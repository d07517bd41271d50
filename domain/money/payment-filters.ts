import { z } from 'zod'
import { readFilters } from '../lists/list-filters.ts'

/** `pending` until the provider reports a result. `mismatch`: money moved, but not the requested amount or currency. */
export const attemptStatuses = ['pending', 'paid', 'mismatch', 'failed', 'cancelled', 'expired'] as const
export type AttemptStatus = (typeof attemptStatuses)[number]

/** `attention`: the provider's records differ and no one has noted it, or the amount was wrong. */
export const paymentFilters = ['attention', ...attemptStatuses] as const
export type PaymentFilter = (typeof paymentFilters)[number]

export const paymentFilterNames: Record<PaymentFilter, string> = {
  attention: 'Needs a look',
  pending: 'Waiting',
  paid: 'Paid',
  mismatch: 'Wrong amount',
  failed: 'Declined',
  cancelled: 'Left',
  expired: 'Expired',
}

export const paymentFiltersSchema = z.object({
  search: z.string().trim().min(1).max(100),
  filter: z.enum(paymentFilters),
})

export type PaymentFilters = Partial<z.output<typeof paymentFiltersSchema>>

export const readPaymentFilters = (params: URLSearchParams): PaymentFilters =>
  readFilters(paymentFiltersSchema, params)
