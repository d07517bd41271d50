import { z } from 'zod'
import { readFilters } from '../lists/list-filters.ts'
import { editRequestStatuses } from './edit-request.ts'

/** Staff's filters for edit requests. */
export const editRequestFiltersSchema = z.object({
  search: z.string().trim().min(1).max(100),
  status: z.enum(editRequestStatuses),
})

export type EditRequestFilters = Partial<z.output<typeof editRequestFiltersSchema>>

export const readEditRequestFilters = (params: URLSearchParams): EditRequestFilters =>
  readFilters(editRequestFiltersSchema, params)
