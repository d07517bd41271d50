import { z } from 'zod'

/** One price of a table: from what its editor saw to what it shall be, in whole cents. */
export const priceChangesSchema = z
  .array(
    z.object({
      key: z.string().min(1).max(120),
      from: z.int(),
      to: z.int().min(0, 'Give 0 or more').max(1_000_000, 'At most $10,000'),
    }),
  )
  .max(500)

export type PriceChange = z.output<typeof priceChangesSchema>[number]

export type ChangePricesOutcome =
  | { ok: true; changed: number }
  | { ok: false; reason: 'forbidden' | 'invalid' }
  /** Somebody else changed one of them in between: nothing was changed. */
  | { ok: false; reason: 'conflict'; key: string }
