import { z } from 'zod'
import { readFilters } from '../lists/list-filters.ts'

/** The status of someone who left an address for the newsletter. */
export const signupStates = ['subscribed', 'waiting', 'unsubscribed'] as const
export type SignupState = (typeof signupStates)[number]

export const signupStateNames: Record<SignupState, string> = {
  subscribed: 'Subscribed',
  waiting: 'Not confirmed',
  unsubscribed: 'Left',
}

export const signupFiltersSchema = z.object({
  search: z.string().trim().min(1).max(100),
  state: z.enum(signupStates),
})

export type SignupFilters = Partial<z.output<typeof signupFiltersSchema>>

export const readSignupFilters = (params: URLSearchParams): SignupFilters =>
  readFilters(signupFiltersSchema, params)
