import { z } from 'zod'
import { pricedDraftSchema } from '#domain/orders/draft-order.ts'
import { warningsOf } from '#domain/orders/order-design.ts'
import type { PricedItem } from '#server/cart/index.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import type { DraftOrderDeps } from '../deps.ts'
import { priceDraftOrder } from '../price.ts'
import { phoneOrder } from './shapes.ts'

const { id, lines, delivery } = phoneOrder

export const totalDraftOrder = defineOperation({
  name: 'draft-orders.total',
  route: 'POST /draft-orders/total',
  summary: 'What an order written by staff would cost by the shop’s own prices; nothing is stored',
  may: 'orders.write',
  input: pricedDraftSchema,
  example: { id, lines, delivery },
  result: z.object({
    lines: z.array(z.object({ id: z.string(), totalCents: z.int() })),
    subtotalCents: z.int(),
    discountCents: z.int(),
    shippingCents: z.int(),
    taxCents: z.int(),
    totalCents: z.int(),
    /** Messages from the checks, by line id. */
    warnings: z.record(z.string(), z.array(z.string())),
  }),
  async run(deps: DraftOrderDeps, actor, input) {
    const read = await priceDraftOrder(deps, actor, input)
    if (!read.ok) return invalid(read.fieldErrors)
    const { lines, totals, items } = read.priced
    return ok({
      lines: lines.map(({ id, breakPrice, setupFee }, index) => ({
        id,
        totalCents: breakPrice * (input.lines[index]?.quantity ?? 0) + setupFee,
      })),
      subtotalCents: totals.subtotal,
      discountCents: totals.discount,
      shippingCents: totals.shipping,
      taxCents: totals.tax,
      totalCents: totals.total,
      warnings: warningsById(items),
    })
  },
})

const warningsById = (items: readonly PricedItem[]): Record<string, string[]> =>
  Object.fromEntries(
    items.flatMap(({ line, priced: { designData } }) => {
      const messages = warningsOf(designData).map(({ message }) => message)
      return messages.length > 0 ? [[line.id, messages]] : []
    }),
  )
