import type { Actor } from '#server/kernel/actor.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import {
  anyOrders,
  manyOrders,
  type OrderResult,
  orderResults,
} from '#server/kernel/operations/many-orders.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PrintFilesDeps } from '../deps.ts'
import { startGeneration } from '../start-generation.ts'

export const makePrintFiles = defineOperation({
  name: 'print-files.make',
  route: 'POST /print-files',
  summary: 'Make everything that is printed for many orders; each gets its own answer',
  may: 'production.write',
  input: manyOrders,
  example: anyOrders,
  result: orderResults,
  async run(deps: PrintFilesDeps, actor, { orders }) {
    const results: OrderResult[] = []
    for (const orderId of new Set(orders)) results.push(await makeAll(deps, actor, orderId))
    return ok({ results })
  },
})

/** Finished goods need no file. */
async function makeAll(deps: PrintFilesDeps, actor: Actor, orderId: string): Promise<OrderResult> {
  const order = await deps.orders.getForStaff(actor, orderId)
  if (!order) return { orderId, orderNumber: '', ok: false, message: 'There is no such order' }
  const name = { orderId, orderNumber: order.orderNumber }
  let started = 0
  const problems: string[] = []
  for (const item of order.items) {
    const outcome = await startGeneration(deps, actor, item.id)
    if (outcome.ok) started += 1
    else if (outcome.reason !== 'no_design' && outcome.reason !== 'nothing_to_print')
      problems.push(outcome.message)
  }
  if (problems.length > 0) return { ...name, ok: false, message: [...new Set(problems)].join(' ') }
  if (started === 0) return { ...name, ok: false, message: 'Nothing in this order is printed' }
  return {
    ...name,
    ok: true,
    message: started === 1 ? '1 file is being made' : `${started} files are being made`,
  }
}
