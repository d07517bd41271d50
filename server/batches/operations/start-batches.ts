import { z } from 'zod'
import { labelsChoiceSchema, sheetKindSchema } from '#domain/batches/batch.ts'
import { mostChosenOrders } from '#domain/orders/order-filters.ts'
import { orderStatusSchema } from '#domain/orders/order-status-input.ts'
import { packageDetailsSchema } from '#domain/shipping/parcel.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { BatchesDeps } from '../deps.ts'
import { startBatch } from '../start-batch.ts'

export const onlyPages =
  'A batch is for the person who follows it in the back office; a program calls the operation for each order'

const manyOf = <Thing extends z.ZodType>(thing: Thing) =>
  z
    .array(thing)
    .min(1, 'Choose some orders first')
    .max(mostChosenOrders, `At most ${mostChosenOrders.toLocaleString('en-US')} orders at once`)

const order = z.uuid('There is no such order')
const anyOrder = '8a4c2f6e-0000-4000-8000-000000000000'
const orders = z.object({ orders: manyOf(order) })
const result = z.object({ batch: z.uuid() })

const route = { onlyPages }

export const startLabels = defineOperation({
  ...{ name: 'batches.make-labels', route, result },
  summary: 'Buy the labels for many orders, and combine them into one PDF',
  may: 'shipping.write',
  input: labelsChoiceSchema.extend({
    orders: manyOf(z.object({ order, parcel: packageDetailsSchema.optional() })),
  }),
  example: { rate: 'cheapest', paper: '4x6', orders: [{ order: anyOrder }] },
  async run(deps: BatchesDeps, actor, { orders: chosen, ...choice }) {
    const things = chosen.map(({ order: id, parcel }) => ({ order: id, choice: { parcel } }))
    return ok({ batch: await startBatch(deps, actor, { kind: 'labels', choice, things }) })
  },
})

const plain = (ids: readonly string[]) => ids.map((id) => ({ order: id, choice: {} }))

export const startPrintFiles = defineOperation({
  ...{ name: 'batches.make-print-files', route, result },
  summary: 'Make everything that is printed for many orders',
  may: 'production.write',
  input: orders,
  example: { orders: [anyOrder] },
  async run(deps: BatchesDeps, actor, input) {
    const batch = { kind: 'print-files' as const, choice: {}, things: plain(input.orders) }
    return ok({ batch: await startBatch(deps, actor, batch) })
  },
})

export const startMails = defineOperation({
  ...{ name: 'batches.mail-customers', route, result },
  summary: 'Email the customers of many orders what fits their status: shipped, or ready for pickup',
  may: 'shipping.write',
  input: orders,
  example: { orders: [anyOrder] },
  async run(deps: BatchesDeps, actor, input) {
    const batch = { kind: 'mails' as const, choice: {}, things: plain(input.orders) }
    return ok({ batch: await startBatch(deps, actor, batch) })
  },
})

export const startSheets = defineOperation({
  ...{ name: 'batches.print-sheets', route, result },
  summary: 'Make packing slips, a pick list, job tickets, or pickup sheets for many orders as one PDF',
  may: 'shipping.read',
  input: orders.extend({ sheet: sheetKindSchema }),
  example: { orders: [anyOrder], sheet: 'packing-slips' },
  async run(deps: BatchesDeps, actor, { orders: ids, sheet }) {
    const batch = { kind: 'sheets' as const, choice: { sheet }, things: plain(ids) }
    return ok({ batch: await startBatch(deps, actor, batch) })
  },
})

export const startStatuses = defineOperation({
  ...{ name: 'batches.set-statuses', route, result },
  summary: 'Change the status of many orders',
  may: 'orders.write',
  input: orders.extend({ to: orderStatusSchema }),
  example: { orders: [anyOrder], to: 'in_production' },
  async run(deps: BatchesDeps, actor, { orders: ids, to }) {
    const things = ids.map((id) => ({ order: id, choice: { to } }))
    return ok({ batch: await startBatch(deps, actor, { kind: 'statuses', choice: {}, things }) })
  },
})
