import { z } from 'zod'
import { linesChangeSchema } from '#domain/orders/order-change.ts'
import { warningsOf } from '#domain/orders/order-design.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import type { OrderChangeDeps } from '../deps.ts'
import { type ChangePlan, planChange } from '../plan-change.ts'
import { fixedLines } from '../read-open.ts'
import { oneMore, orderGone, previewShape } from './shapes.ts'

export const previewChange = defineOperation({
  name: 'order-changes.preview',
  route: 'POST /orders/{order}/changes/preview',
  summary: 'What a paid order would come to with other quantities and more lines; nothing is stored',
  may: 'orders.write',
  status: 200,
  input: linesChangeSchema.extend({ order: z.uuid(orderGone) }),
  example: oneMore,
  result: previewShape,
  async run(deps: OrderChangeDeps, actor, { order: id, ...asked }) {
    const order = await deps.orders.readForChange(id)
    if (!order) throw new AppError('not_found', orderGone)
    const planned = await planChange(deps, actor, order, asked, await fixedLines(deps, actor, order))
    if (!planned.ok) return invalid(planned.fieldErrors)
    const { plan } = planned
    return ok({
      before: {
        subtotalCents: order.subtotalCents,
        discountCents: order.discountCents,
        shippingCents: order.shippingCents,
        taxCents: order.taxCents,
        totalCents: order.totalCents,
      },
      after: {
        subtotalCents: plan.totals.subtotal,
        discountCents: plan.totals.discount,
        shippingCents: plan.totals.shipping,
        taxCents: plan.totals.tax,
        totalCents: plan.totals.total,
      },
      openCents: order.openCents,
      differenceCents: plan.differenceCents,
      ...linesOf(plan),
    })
  },
})

function linesOf({ priced }: ChangePlan) {
  const lineTotals: Record<string, number> = {}
  const warnings: Record<string, string[]> = {}
  for (const { id, quantity, unitPrice, setupFee } of priced?.kept ?? [])
    lineTotals[id] = quantity * unitPrice + setupFee
  for (const { line, unitPrice, setupFee, priced: of } of priced?.items ?? []) {
    lineTotals[line.id] = line.quantity * unitPrice + setupFee
    const messages = warningsOf(of.designData).map(({ message }) => message)
    if (messages.length > 0) warnings[line.id] = messages
  }
  return { lineTotals, warnings }
}
