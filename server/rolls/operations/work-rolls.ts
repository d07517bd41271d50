import { z } from 'zod'
import { processSchema, spoiledSchema } from '#domain/orders/production.ts'
import { readRollCode } from '#domain/orders/roll.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { requestMissing } from '../create-roll.ts'
import { requestDelivery } from '../deliver/request-delivery.ts'
import type { RollsDeps } from '../deps.ts'
import { deliveryShape, partPictureShape, placedShape, problemShape, rollShape } from '../present.ts'
import { approveRoll, drawAgain, lockRoll, type PrintedRoll, printRoll, scanRoll } from '../print-roll.ts'
import { findRoll, readRoll } from '../read-roll.ts'
import { reprintRoll } from '../reprint-roll.ts'
import { anyRoll, rollId } from './roll-id.ts'

export const readOneRoll = defineOperation({
  name: 'rolls.read',
  route: 'GET /rolls/{roll}',
  summary:
    'A roll: where each piece is, which order it belongs to, and what keeps the roll from being printed',
  may: 'production.read',
  input: z.object({ roll: rollId }),
  example: { roll: anyRoll },
  result: z.object({
    roll: rollShape,
    pieces: z.array(placedShape),
    items: z.array(
      z.object({
        itemId: z.uuid(),
        orderId: z.uuid(),
        orderNumber: z.string(),
        customerName: z.string(),
        title: z.string(),
        imageUrl: z.string().nullable(),
        /** The contents of each of its print files, as small images. */
        parts: z.array(z.object({ part: z.string(), pictures: z.array(partPictureShape) })),
        /** Why it is made again on this roll, as text; null the first time. */
        reprint: z.string().nullable(),
        /** Why the contents of this roll are made again, as text; null if they aren't. */
        spoiled: z.string().nullable(),
      }),
    ),
    /** Whether its printer has a hot folder. */
    canDeliver: z.boolean(),
    /** Each time it was sent there, newest first. */
    deliveries: z.array(deliveryShape),
    /** Its latest drawing is in the folder: whatever happens in between, it can be recorded as printed. */
    isSent: z.boolean(),
    problems: z.array(problemShape),
  }),
  run: async (deps: RollsDeps, _actor, { roll }) => ok(await readRoll(deps, roll)),
})

export const deliverOneRoll = defineOperation({
  name: 'rolls.deliver',
  route: 'POST /rolls/{roll}/deliveries',
  status: 200,
  summary: 'Send a drawn roll to its printer’s hot folder',
  may: 'production.write',
  input: z.object({ roll: rollId }),
  example: { roll: anyRoll },
  result: z.undefined(),
  run: (deps: RollsDeps, actor, { roll: id }) =>
    deps.database.transaction(async (transaction) => {
      const roll = await lockRoll(transaction, id)
      await requestDelivery(deps, transaction, roll, nameOfActor(actor))
      await audit(transaction, actor, { action: 'roll.deliver', subject: `roll:${id}` })
      return ok(undefined)
    }),
})

export const approveOneRoll = defineOperation({
  name: 'rolls.approve',
  route: 'PUT /rolls/{roll}/approval',
  summary: 'Approve a roll that closed automatically: it goes where its printer’s rolls go',
  may: 'production.write',
  input: z.object({ roll: rollId }),
  example: { roll: anyRoll },
  result: z.undefined(),
  async run(deps: RollsDeps, actor, { roll }) {
    await approveRoll(deps, actor, roll)
    return ok(undefined)
  },
})

/** What was moved, and what was not, with the reason. */
const printedShape = z.object({
  roll: z.uuid(),
  code: z.string(),
  movedCount: z.int(),
  refusals: z.array(z.string()),
})

const toPrinted = ({ roll, code, moved }: PrintedRoll): z.output<typeof printedShape> => ({
  roll,
  code,
  movedCount: moved.filter(({ ok: isMoved }) => isMoved).length,
  refusals: moved.flatMap((one) => (one.ok || one.reason === 'moved_meanwhile' ? [] : [one.message])),
})

export const printOneRoll = defineOperation({
  name: 'rolls.print',
  route: 'PUT /rolls/{roll}/printed',
  summary: 'Mark a roll as printed: its items move on from Print together',
  may: 'production.write',
  input: z.object({ roll: rollId }),
  example: { roll: anyRoll },
  result: printedShape,
  run: async (deps: RollsDeps, actor, { roll }) => ok(toPrinted(await printRoll(deps, actor, roll))),
})

export const reprintOneRoll = defineOperation({
  name: 'rolls.reprint',
  route: 'PUT /rolls/{roll}/reprint',
  summary:
    'Mark a printed roll as spoiled: all of its items that are still here wait for film again, and their film counts as wasted',
  may: 'production.write',
  input: spoiledSchema.extend({ roll: rollId }),
  example: { roll: anyRoll, reason: 'banding', note: 'Head 3' },
  result: z.object({
    roll: z.uuid(),
    code: z.string(),
    /** False if it was already put back; nothing was done again. */
    isNew: z.boolean(),
    /** Items that wait for film again. */
    backCount: z.int(),
    /** Those tickets among them that were packed: they have to be taken out of their parcels. */
    packed: z.array(z.string()),
    /** What is not made again, and why. */
    left: z.array(z.string()),
    wastedInches: z.number(),
  }),
  run: async (deps: RollsDeps, actor, asked) => ok(await reprintRoll(deps, actor, asked)),
})

export const scanOneRoll = defineOperation({
  name: 'rolls.scan',
  route: 'POST /roll-scans',
  status: 200,
  summary:
    'Scan a roll’s barcode at a station: at Print, the roll is marked as printed; at a later station, everything from it that is there moves on',
  may: 'production.write',
  input: z.object({
    code: z.string().max(60),
    /** Null to only look it up. */
    station: processSchema.nullable().default(null),
  }),
  example: { code: 'ROLL-000012', station: 'print' },
  result: printedShape,
  async run(deps: RollsDeps, actor, { code, station }) {
    const number = readRollCode(code)
    if (number === null)
      throw new AppError('not_found', 'This isn’t a roll code. Roll codes look like ROLL-000012.')
    return ok(toPrinted(await scanRoll(deps, actor, { number, station })))
  },
})

export const tryAgain = defineOperation({
  name: 'rolls.try-again',
  route: 'POST /rolls/{roll}/tries',
  status: 200,
  summary:
    'Draw a roll again if it failed or shows a design that was changed since, or request its missing print files again',
  may: 'production.write',
  input: z.object({ roll: rollId }),
  example: { roll: anyRoll },
  result: z.undefined(),
  async run(deps: RollsDeps, actor, { roll }) {
    const { pieces } = await findRoll(deps, roll)
    await drawAgain(deps, actor, roll)
    const wanted = pieces.map(({ orderItemId, part }) => ({ item: { itemId: orderItemId }, part: { part } }))
    await requestMissing(deps, actor, wanted)
    return ok(undefined)
  },
})
