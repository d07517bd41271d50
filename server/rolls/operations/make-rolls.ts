import { z } from 'zod'
import { mostRollItems } from '#domain/orders/roll.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { listNextRolls, nextRollShape } from '../closing/list-next-rolls.ts'
import { createRoll } from '../create-roll.ts'
import type { RollsDeps } from '../deps.ts'
import { listWaiting } from '../list-waiting.ts'
import { planRoll } from '../plan-roll.ts'
import { partPictureShape, planShape, rollShape, toLeft, toPlan } from '../present.ts'
import { listPrinters, printerShape } from '../printers.ts'
import { listRolls } from '../read-roll.ts'
import { printerId } from './roll-id.ts'

const waitingShape = z.object({
  itemId: z.uuid(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  customerName: z.string(),
  ticket: z.string(),
  name: z.string(),
  options: z.array(z.string()),
  imageUrl: z.string().nullable(),
  dueAt: z.date().nullable(),
  movedAt: z.date(),
  /** The one assigned on the board; null if none. */
  printer: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  copies: z.int(),
  /** How often it was made before: 0 the first time. */
  run: z.int(),
  /** Why it is made again, as text; null the first time. */
  reprint: z.string().nullable(),
  parts: z.array(
    z.object({
      ...{ part: z.string(), name: z.string(), widthPx: z.int(), heightPx: z.int() },
      pictures: z.array(partPictureShape),
    }),
  ),
})

export const readWaitingItems = defineOperation({
  name: 'rolls.read-waiting',
  route: 'GET /rolls',
  summary: 'What is waiting for film, most urgent first, with the shop’s printers and newest rolls',
  may: 'production.read',
  input: z.object({}),
  example: {},
  result: z.object({
    waiting: z.array(waitingShape),
    printers: z.array(printerShape),
    rolls: z.array(rollShape),
    nextRolls: z.array(nextRollShape),
  }),
  async run(deps: RollsDeps) {
    const waiting = await listWaiting(deps)
    return ok({
      ...{ waiting, printers: await listPrinters(deps), rolls: await listRolls(deps) },
      nextRolls: await listNextRolls(deps),
    })
  },
})

const chosen = z.object({
  printer: printerId,
  items: z
    .array(z.uuid('There is no such item on the floor.'))
    .min(1, 'Choose some items first')
    .max(mostRollItems, `At most ${mostRollItems} items on one roll`),
})
const chosenExample = {
  printer: '8a4c2f6e-0000-4000-8000-000000000002',
  items: ['8a4c2f6e-0000-4000-8000-000000000000'],
}

export const proposeRoll = defineOperation({
  name: 'rolls.propose',
  route: 'POST /roll-proposals',
  status: 200,
  summary: 'Lay out waiting items on a printer’s film as a preview; nothing is saved',
  may: 'production.write',
  input: chosen,
  example: chosenExample,
  result: planShape,
  run: async (deps: RollsDeps, _actor, asked) => ok(toPlan(await planRoll(deps, asked))),
})

export const makeRoll = defineOperation({
  name: 'rolls.create',
  route: 'POST /rolls',
  summary: 'Lay out waiting items on one roll; it is drawn once all their print files are ready',
  may: 'production.write',
  input: chosen,
  example: chosenExample,
  /** `laid`: the number of pieces on it; `left`: what did not fit, as in a proposal. */
  result: z.object({ roll: z.uuid(), laid: z.int(), left: planShape.shape.left }),
  async run(deps: RollsDeps, actor, asked) {
    const { roll, plan } = await createRoll(deps, actor, asked)
    return ok({ roll: roll.id, laid: plan.pieces.length, left: toLeft(plan) })
  },
})
