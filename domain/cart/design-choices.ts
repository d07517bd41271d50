import { z } from 'zod'
import { productTypes } from '../catalog/product-types.ts'
import { tshirtDesignSchema } from '../tshirt/design.ts'
import { tumblerChoiceSchema } from '../tumbler/tumbler-choice.ts'
import { cartLineSchema } from './cart-line-schema.ts'

/** The choices for a premade print or gang sheet. */
export const printChoiceSchema = z.object({ productId: z.uuid(), variantId: z.uuid() })

/** The choices for a finished shirt or tumbler, besides its size and color. */
export const listingChoiceSchema = z.object({ listingId: z.uuid() })

const sheetChoiceSchema = z.object({ design_id: z.uuid(), size_id: z.int().positive().optional() })

const line = cartLineSchema
  .extend({
    id: cartLineSchema.shape.id.describe('Chosen by you; it identifies the line in the response'),
    unitPrice: cartLineSchema.shape.unitPrice.describe(
      'In cents, as you showed it; only compared, never charged',
    ),
  })
  .omit({ productType: true, designData: true })

const [size, color] = [z.string().min(1).max(200), z.string().min(1).max(80)]

/**
 * A cart line as programs write it: the product type determines the contents of `designData`. The shop accepts more
 * than that.
 */
export const describedLineSchema = z.discriminatedUnion('productType', [
  line.extend({ productType: z.literal(productTypes.gangSheet), designData: sheetChoiceSchema }),
  line.extend({ productType: z.literal(productTypes.premadeGangSheet), designData: printChoiceSchema }),
  line.extend({ productType: z.literal(productTypes.premadePrint), designData: printChoiceSchema }),
  line.extend({
    ...{ productType: z.literal(productTypes.tshirt), designData: tshirtDesignSchema },
    ...{ productSize: size, productColor: color },
  }),
  line.extend({
    ...{ productType: z.literal(productTypes.tumbler), designData: tumblerChoiceSchema },
    productSize: size,
  }),
  line.extend({
    ...{ productType: z.literal(productTypes.tshirtListing), designData: listingChoiceSchema },
    ...{ productSize: size, productColor: color },
  }),
  line.extend({
    ...{ productType: z.literal(productTypes.tumblerListing), designData: listingChoiceSchema },
    ...{ productSize: size, productColor: color },
  }),
])
