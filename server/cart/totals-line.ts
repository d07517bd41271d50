import type { CartLine } from '#domain/cart/cart.ts'
import { mostOrderCents } from '#domain/cart/cart-limits.ts'
import type { CartTotalsLine } from '#domain/cart/cart-totals.ts'
import { softPrintsOf } from '#domain/checks/low-resolution.ts'
import type { LineShare } from '#domain/money/discount.ts'
import type { Cents } from '#domain/money/money.ts'
import { itemOptions } from '#domain/orders/item-options.ts'
import { warningsOf } from '#domain/orders/order-design.ts'
import type { PricedLine } from './pricer.ts'

/** `unitPrice` includes the quantity break; `share` is the line's part of discount and tax. */
export type PricedItem = {
  line: CartLine
  priced: Extract<PricedLine, { ok: true }>
  unitPrice: Cents
  setupFee: Cents
  share: LineShare
}

export type ReadLine = { id: string; line: CartLine | null; priced: PricedLine }

/** Refuses the line that takes the cart over the limit, and any lines after it that don't fit. */
export function refuseTooMuch(read: readonly ReadLine[]): void {
  let sum = 0
  for (const one of read) {
    if (!one.line || !one.priced.ok) continue
    const price = one.priced.unitPrice * one.line.quantity
    if (sum + price <= mostOrderCents) sum += price
    else
      one.priced = { ok: false, problem: 'This is too much for one order. Order less of it, or write to us.' }
  }
}

export const toTotalsLine = ({ id, line, priced }: ReadLine, item: PricedItem | undefined): CartTotalsLine =>
  priced.ok
    ? {
        id,
        name: priced.name,
        options: itemOptions({ ...priced, productType: line?.productType ?? '' }),
        unitPrice: priced.unitPrice,
        breakPrice: item?.unitPrice ?? priced.unitPrice,
        setupFee: item?.setupFee ?? 0,
        problem: null,
        softPrints: softPrintsOf(warningsOf(priced.designData)),
      }
    : { id, ...nothing, problem: priced.problem }

const nothing = { name: '', options: [], unitPrice: 0, breakPrice: 0, setupFee: 0, softPrints: [] }
