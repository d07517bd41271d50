import { z } from 'zod'
import { oneLine } from '../one-line.ts'
import { mailAddressSchema } from '../people/mail-address.ts'
import { bulkQuoteFrom, bulkQuoteProducts } from './bulk-quote-words.ts'

export * from './bulk-quote-words.ts'

/** `details` are labels and values of the configured product, for staff. */
const quoteFields = z.object({
  product: z.enum(bulkQuoteProducts),
  name: oneLine.min(1, 'Enter your name').max(120, 'Enter a shorter name'),
  email: z
    .string()
    .trim()
    .min(1, 'Enter your email address')
    .max(254, 'Enter a shorter email address')
    .pipe(mailAddressSchema('Enter a valid email address')),
  phone: oneLine.max(40, 'Enter a shorter phone number').default(''),
  quantity: z.coerce
    .number({ error: 'Enter how many you need' })
    .int('Enter a whole number')
    .min(1, 'Quantity must be at least 1')
    .max(100_000, 'Quantity must be at most 100,000'),
  details: z
    .record(oneLine.min(1).max(80), z.string().trim().max(2_000, 'Use at most 2,000 characters'))
    .refine((details) => Object.keys(details).length <= 20, 'Too many details')
    .default({}),
})

/** Smaller quantities are covered by the shop's prices; a question has no quantity. */
export const bulkQuoteSchema = quoteFields.refine(
  ({ product, quantity }) => product === 'question' || quantity >= bulkQuoteFrom,
  { path: ['quantity'], message: `Bulk prices begin at ${bulkQuoteFrom}` },
)

export type BulkQuoteInput = z.output<typeof bulkQuoteSchema>
