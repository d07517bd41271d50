import { z } from 'zod'
import { readFilters } from '../lists/list-filters.ts'
import { type DueState, dueStates } from '../orders/due-date.ts'
import { deliverySpeeds } from './delivery-speed.ts'

/** The most orders that staff can select at once. */
export const mostLabels = 1_000

export const floorStates = ['packed', 'unpacked'] as const

export const floorStateNames: Record<(typeof floorStates)[number], string> = {
  packed: 'Packed',
  unpacked: 'Not packed',
}

export const dueStateNames: Record<DueState, string> = {
  late: 'Late',
  today: 'Today',
  tomorrow: 'Tomorrow',
  later: 'Later',
}

const ids = /^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/i

/**
 * Filters for orders waiting for a label. Each is left out for any value; `orders`: comma-separated ids, from pages
 * that name particular orders.
 */
export const labelFiltersSchema = z.object({
  customer: z.string().trim().min(1).max(120),
  due: z.enum(dueStates),
  floor: z.enum(floorStates),
  speed: z.enum(deliverySpeeds),
  orders: z.string().max(40_000).regex(ids),
})

export type LabelFilters = Partial<z.output<typeof labelFiltersSchema>>

export const readLabelFilters = (params: URLSearchParams): LabelFilters =>
  readFilters(labelFiltersSchema, params)
