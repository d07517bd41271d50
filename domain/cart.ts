export * from './cart-items.ts'
export * from './cart-limits.ts'
export * from './cart-line.ts'
export { productTypes } from './product-types.ts'
