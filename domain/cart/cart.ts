export { productTypes } from '../catalog/product-types.ts'
export * from './cart-items.ts'
export * from './cart-limits.ts'
export * from './cart-line-schema.ts'
