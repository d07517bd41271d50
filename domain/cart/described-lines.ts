import { z } from 'zod'
import { examplePrint } from '../catalog/example-print.ts'
import { productTypes } from '../catalog/product-types.ts'
import { maxCartLines } from './cart-limits.ts'
import { describedLineSchema } from './design-choices.ts'

const { $schema: _, ...description } = z.toJSONSchema(describedLineSchema, { io: 'input' })

/** Lines of which anything is taken, as the API describes them: each is judged by itself when the cart is priced. */
export const describedLines = z
  .array(z.unknown().meta(description))
  .max(maxCartLines, `A cart holds at most ${maxCartLines} items`)

/** Two patches of the demo, which anybody may order. */
export const exampleLines = [
  {
    ...{ id: 'patch-1', productType: productTypes.premadePrint, quantity: 2, unitPrice: 325 },
    designData: { productId: examplePrint.id, variantId: examplePrint.variantIds[0] },
  },
]
