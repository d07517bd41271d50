import { examplePrint } from '../catalog/example-print.ts'
import { productTypes } from '../catalog/product-types.ts'

/** Two patches of the demo, which anybody may order. */
export const exampleLines = [
  {
    ...{ id: 'patch-1', productType: productTypes.premadePrint, quantity: 2, unitPrice: 325 },
    designData: { productId: examplePrint.id, variantId: examplePrint.variantIds[0] },
  },
]
