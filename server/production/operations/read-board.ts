import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ProductionDeps } from '../deps.ts'
import { readBoard } from '../read-board.ts'
import { boardCardShape, namedShape } from './production-shapes.ts'

export const readProductionBoard = defineOperation({
  name: 'production.read-board',
  route: 'GET /production/board',
  summary: 'Where each item of an open order is on the floor, most urgent first',
  may: 'production.read',
  input: z.object({}),
  example: {},
  result: z.object({
    cards: z.array(boardCardShape),
    readAt: z.date(),
    /** How many finished orders have something unpacked. */
    finishedOrders: z.int(),
    /** The people and printers that items can be assigned to. */
    people: z.array(namedShape),
    printers: z.array(namedShape),
  }),
  async run(deps: ProductionDeps) {
    return ok(await readBoard(deps))
  },
})
