import { z } from 'zod'
import { discountScopes, discountTypes } from '#domain/money/discount.ts'
import type { DiscountRow } from './to-offer.ts'

/** A discount as staff see it; `value` is hundredths of a percent or cents, by the type. */
export const discountShape = z.object({
  id: z.uuid(),
  code: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  type: z.enum(discountTypes),
  value: z.int(),
  scope: z.enum(discountScopes),
  targets: z.array(z.string()),
  minimumOrderCents: z.int(),
  maximumUses: z.int().nullable(),
  /** Paid orders with it, and orders on the payment page. */
  usedCount: z.int(),
  reservedCount: z.int(),
  isOncePerCustomer: z.boolean(),
  startsAt: z.date().nullable(),
  expiresAt: z.date().nullable(),
  isActive: z.boolean(),
  createdAt: z.date(),
  /** Sent with a change. */
  version: z.int(),
})

export type DiscountView = z.output<typeof discountShape>

export const toView = (row: DiscountRow): DiscountView => ({
  id: row.id,
  code: row.code,
  name: row.name,
  description: row.description,
  type: row.discountType,
  value: row.discountValue,
  scope: row.scope,
  targets: row.targets,
  minimumOrderCents: row.minimumOrderCents,
  maximumUses: row.maximumUses,
  usedCount: row.usedCount,
  reservedCount: row.reservedCount,
  isOncePerCustomer: row.isOncePerCustomer,
  startsAt: row.startsAt,
  expiresAt: row.expiresAt,
  isActive: row.isActive,
  createdAt: row.createdAt,
  version: row.version,
})
