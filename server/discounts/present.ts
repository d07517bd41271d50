import type { DiscountScope, DiscountType } from '#domain/discount.ts'
import type { DiscountRow } from './to-offer.ts'

/** A discount as staff see it; `value` is hundredths of a percent or cents, by the type. */
export type DiscountView = {
  id: string
  code: string | null
  name: string
  description: string
  type: DiscountType
  value: number
  scope: DiscountScope
  targets: string[]
  minimumOrderCents: number
  maximumUses: number | null
  /** Paid orders with it, and orders on the payment page. */
  usedCount: number
  reservedCount: number
  isOncePerCustomer: boolean
  startsAt: Date | null
  expiresAt: Date | null
  isActive: boolean
  createdAt: Date
  /** To be sent with a change. */
  version: number
}

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
