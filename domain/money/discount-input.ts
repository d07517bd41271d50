import { z } from 'zod'
import { oneLine } from '../one-line.ts'
import { discountScopes, discountTypes } from './discount.ts'
import { maxPromoCodeLength, toPromoCode } from './promo-code.ts'

const moment = z.coerce.date({ error: 'Enter a date' }).nullable().default(null)
const maxMoney = 1_000_000_00

/** 'fixed' is read as 'fixed_amount' (docs/decisions.md 2). */
const typeField = z.preprocess(
  (value) => (value === 'fixed' ? 'fixed_amount' : value),
  z.enum(discountTypes, 'Choose percentage or fixed amount'),
)

/**
 * A discount as entered by staff (docs/spec-map.md B3: Discount). `value` is in hundredths of a percent for a
 * percentage (1500 is 15 %), in cents for a fixed amount. Without a code it is automatic.
 */
export const discountInputSchema = z
  .object({
    code: z
      .string()
      .max(maxPromoCodeLength, `Use at most ${maxPromoCodeLength} characters`)
      .transform(toPromoCode)
      .refine((code) => /^[A-Z0-9_-]*$/.test(code), 'Use letters, digits, - and _ only')
      .nullable()
      .default(null)
      .transform((code) => code || null),
    name: oneLine.min(1, 'Name the discount').max(120, 'Use at most 120 characters'),
    description: z.string().trim().max(500, 'Use at most 500 characters').default(''),
    type: typeField,
    value: z.int('Enter a whole number').min(1, 'Enter a value above 0').max(maxMoney, 'This is too high'),
    scope: z.enum(discountScopes, 'Choose what it applies to').default('site_wide'),
    targets: z.array(z.string().trim().min(1).max(80)).max(200).default([]),
    minimumOrderCents: z.int().min(0, 'Enter 0 or more').max(maxMoney, 'This is too high').default(0),
    maximumUses: z
      .int()
      .min(1, 'Enter at least 1, or leave it empty')
      .max(1_000_000)
      .nullable()
      .default(null),
    isOncePerCustomer: z.boolean().default(false),
    startsAt: moment,
    expiresAt: moment,
    isActive: z.boolean().default(true),
  })
  .refine(({ type, value }) => type !== 'percentage' || value <= 10_000, {
    error: 'A percentage can be at most 100',
    path: ['value'],
  })
  .refine(({ scope, targets }) => (scope !== 'category' && scope !== 'product') || targets.length > 0, {
    error: 'Choose at least one',
    path: ['targets'],
  })
  .refine(({ startsAt, expiresAt }) => !startsAt || !expiresAt || startsAt < expiresAt, {
    error: 'It must end after it starts',
    path: ['expiresAt'],
  })

export type DiscountInput = z.output<typeof discountInputSchema>
export type DiscountDraft = z.input<typeof discountInputSchema>
