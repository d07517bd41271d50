import { z } from 'zod'

/**
 * Entered by staff to cancel an order. `cancelId` is created when the dialog opens: sent twice, it is one cancellation.
 */
export const cancellationSchema = z.object({
  cancelId: z.uuid().toLowerCase(),
  reason: z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim())
    .pipe(z.string().min(1, 'Say why the order is cancelled').max(500, 'At most 500 characters, please')),
  /** Refunds everything that is left of the payment. */
  refund: z.boolean(),
  /** Returns the goods to stock, with or without a refund. */
  returnStock: z.boolean(),
  /** Emails the reason to the customer. */
  tellCustomer: z.boolean(),
})

export type CancellationInput = z.output<typeof cancellationSchema>
