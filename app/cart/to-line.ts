import type { CartItem } from '#domain/cart/cart-items.ts'

/** Only what the server validates; names and images stay here. */
export const toLine = ({
  id,
  productType,
  productSize,
  productColor,
  quantity,
  unitPrice,
  designData,
}: CartItem) => ({
  id,
  productType,
  productSize,
  productColor,
  quantity,
  unitPrice,
  designData,
})
