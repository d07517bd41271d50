import { z } from 'zod'
import { readFilters } from '../lists/list-filters.ts'

/** How often a customer has ordered. */
export const buyerKinds = ['never', 'once', 'again'] as const
export type BuyerKind = (typeof buyerKinds)[number]

export const buyerKindNames: Record<BuyerKind, string> = {
  never: 'Never ordered',
  once: 'Ordered once',
  again: 'Ordered again',
}

/** Staff's filters for customers; each is left out for any value. */
export const customerFiltersSchema = z.object({
  text: z.string().trim().min(1).max(120),
  tag: z.string().trim().min(1).max(30),
  bought: z.enum(buyerKinds),
})

export type CustomerFilters = Partial<z.output<typeof customerFiltersSchema>>

export const readCustomerFilters = (params: URLSearchParams): CustomerFilters =>
  readFilters(customerFiltersSchema, params)
