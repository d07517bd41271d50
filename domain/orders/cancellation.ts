import { z } from 'zod'

/** What staff say when they cancel an order. `cancelId` is made when the dialog opens: sent twice, it is one. */
export const cancellationSchema = z.object({
  cancelId: z.uuid().toLowerCase(),
  reason: z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim())
    .pipe(z.string().min(1, 'Say why the order is cancelled').max(500, 'At most 500 characters, please')),
  /** Everything that is left of the payment goes back. */
  refund: z.boolean(),
  /** The goods go back to the shelf, with or without a refund. */
  returnStock: z.boolean(),
  /** The customer is mailed the reason. */
  tellCustomer: z.boolean(),
})

export type CancellationInput = z.output<typeof cancellationSchema>
