import { cartTotalsShape } from '#domain/cart/cart-totals.ts'
import { cartToTotalSchema } from '#domain/cart/checkout.ts'
import { describedLines, exampleLines } from '#domain/cart/described-lines.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { CartDeps } from '../deps.ts'
import { priceCart } from '../price-cart.ts'

/** Changes nothing; a POST because carts are too large for URLs. */
export const totalCart = defineOperation({
  name: 'cart.total',
  route: 'POST /cart/total',
  summary:
    'What a cart costs by the shop’s own prices and rules; prices in the request are ignored, and each line that can’t be ordered says why',
  may: 'anyone',
  input: cartToTotalSchema.extend({ lines: describedLines }),
  example: {
    lines: exampleLines,
    delivery: 'pickup',
  },
  result: cartTotalsShape,
  status: 200,
  async run(deps: CartDeps, actor, cart) {
    const choices = { code: cart.promoCode, speed: cart.speed }
    const { lines, totals, promotion } = await priceCart(deps, actor, cart.lines, cart.delivery, choices)
    return ok({ lines, totals, promotion })
  },
})
