import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useCart } from './cart-context.ts'

test('using the cart without its provider is a clear bug', () => {
  const Lost = () => String(useCart().items.length)
  expect(() => renderToString(createElement(Lost))).toThrow('useCart must be used within a CartProvider')
})
