import { z } from 'zod'

const price = z.int('Give amounts such as 8.99').min(0, 'Give 0 or more').max(1_000_000, 'At most $10,000')

/** Prices of a table by their keys: from what their editor saw to what they shall be, in whole cents. */
export const priceChangesSchema = z
  .record(z.string().min(1).max(120), z.object({ from: price, to: price }))
  .refine((changes) => Object.keys(changes).length <= 500, 'Change at most 500 prices at once')

export type PriceChange = { key: string; from: number; to: number }
