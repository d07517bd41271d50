import { z } from 'zod'
import { maxLineQuantity } from './cart-limits.ts'

/**
 * A cart line as the browser sends it. Its price is only compared with ours, never used; `designData` is validated by
 * the product's own rules.
 */
export const cartLineSchema = z.object({
  id: z.string().min(1).max(100),
  productType: z.string().min(1).max(80),
  productSize: z.string().max(200).default(''),
  productColor: z.string().max(80).default(''),
  quantity: z
    .int('Quantity must be a whole number')
    .min(1, 'Quantity must be at least 1')
    .max(maxLineQuantity, `Quantity must be at most ${maxLineQuantity}`),
  unitPrice: z.int().min(0),
  designData: z
    .looseObject({ design_id: z.uuid().optional(), size_id: z.int().positive().optional() })
    .default({}),
})

export type CartLine = z.output<typeof cartLineSchema>
