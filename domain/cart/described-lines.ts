import { z } from 'zod'
import { examplePrint } from '../catalog/example-print.ts'
import { productTypes } from '../catalog/product-types.ts'
import { maxCartLines } from './cart-limits.ts'
import { describedLineSchema } from './design-choices.ts'

const { $schema: _, ...description } = z.toJSONSchema(describedLineSchema, { io: 'input' })

/** Lines described for the API but accepted in any form: each is validated on its own when the cart is priced. */
export const describedLines = z
  .array(z.unknown().meta(description))
  .max(maxCartLines, `A cart can hold at most ${maxCartLines} items`)

/** Two of the demo's patches, which anyone may order. */
export const exampleLines = [
  {
    ...{ id: 'patch-1', productType: productTypes.premadePrint, quantity: 2, unitPrice: 325 },
    designData: { productId: examplePrint.id, variantId: examplePrint.variantIds[0] },
  },
]
