import { listDiscounts } from './list-discounts.ts'
import { removeDiscount } from './remove-discount.ts'
import { createDiscount, updateDiscount } from './save-discount.ts'
import { tryDiscount } from './try-discount.ts'

export const discountOperations = [
  listDiscounts,
  createDiscount,
  updateDiscount,
  removeDiscount,
  tryDiscount,
] as const
