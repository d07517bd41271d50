import { z } from 'zod'

const price = z.int('Enter amounts such as 8.99').min(0, 'Enter 0 or more').max(1_000_000, 'At most $10,000')

/** Price changes in a table, by key: from the price that the editor saw to the new one, in whole cents. */
export const priceChangesSchema = z
  .record(z.string().min(1).max(120), z.object({ from: price, to: price }))
  .refine((changes) => Object.keys(changes).length <= 500, 'Change at most 500 prices at once')

export type PriceChange = { key: string; from: number; to: number }
