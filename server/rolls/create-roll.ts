import { rollCodeOf } from '#domain/orders/roll.ts'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import { isUniqueViolation, type Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { drawRollJob, type RollsDeps } from './deps.ts'
import { type PlannedPiece, planRoll, type RollPlan } from './plan-roll.ts'
import { announceRoll } from './present.ts'
import { type RollRow, rollPieces, rolls } from './tables.ts'

/** Makes a roll close automatically: the reason, and what is written with it. */
export type ByItself = {
  because: string
  isReleased: boolean
  also(transaction: Transaction): Promise<void>
}

/**
 * Lays out a roll and assigns its pieces to it, then requests the print files it lacks; it is drawn when the last of
 * them is ready. If two people lay out the same piece at the same time, one succeeds. Anything that doesn't fit keeps
 * waiting, and is listed in the plan.
 * @throws AppError when nothing fits, or someone else was faster.
 */
export async function createRoll(
  deps: RollsDeps,
  actor: Actor | SystemActor,
  asked: { printer: string; items: readonly string[] },
  byItself: ByItself | null = null,
): Promise<{ roll: RollRow; plan: RollPlan }> {
  const plan = await planRoll(deps, asked)
  if (plan.pieces.length === 0)
    throw new AppError('conflict', 'None of these fits this printer’s film. Choose another printer.')
  const roll = await deps.database
    .transaction((transaction) => writeRoll(deps, transaction, { actor, plan, byItself }))
    .catch((error: unknown) => {
      if (isUniqueViolation(error))
        throw new AppError(
          'conflict',
          'Someone else put some of these on a roll in the meantime. Check the list again.',
        )
      throw error
    })
  await requestMissing(deps, actor, plan.pieces)
  return { roll, plan }
}

type RollToWrite = { actor: Actor | SystemActor; plan: RollPlan; byItself: ByItself | null }

async function writeRoll(
  deps: RollsDeps,
  transaction: Transaction,
  { actor, plan, byItself }: RollToWrite,
): Promise<RollRow> {
  const { printerId, printerName, output, widthPx, sideMarginPx, heightPx, alonePx } = plan
  const items = [...new Map(plan.pieces.map(({ item }) => [item.itemId, item])).values()].map(
    ({ itemId, run, runCopies }) => ({ itemId, run, copies: runCopies }),
  )
  if (!(await deps.production.holdStill(transaction, items)))
    throw new AppError(
      'conflict',
      'Some of these were moved or changed in the meantime. Check the list again.',
    )
  const [made] = await transaction
    .insert(rolls)
    .values({
      ...{ printerId, printerName, output, widthPx, sideMarginPx, heightPx, alonePx },
      createdBy: nameOfActor(actor),
      createdAt: deps.clock.now(),
      ...(byItself && { closedBecause: byItself.because, isToLookAt: !byItself.isReleased }),
    })
    .returning()
  if (!made) throw new Error('The roll was not written')
  await transaction.insert(rollPieces).values(plan.pieces.map((piece) => rowOf(made.id, piece)))
  await byItself?.also(transaction)
  deps.reach('roll.writing')
  await deps.jobs.enqueue(transaction, drawRollJob, { rollId: made.id })
  await audit(transaction, actor, {
    action: 'roll.create',
    subject: `roll:${made.id}`,
    after: { code: rollCodeOf(made.number), printer: printerName, pieces: plan.pieces.length },
  })
  await announceRoll(deps, transaction, made.id)
  return made
}

const rowOf = (rollId: string, { number, item, part, copy, x, y, isTurned, shape }: PlannedPiece) => ({
  ...{ rollId, number, copy, x, y, isTurned, shape },
  ...{ orderId: item.orderId, orderItemId: item.itemId, ticket: item.ticket, run: item.run },
  ...{ part: part.part, widthPx: part.widthPx, heightPx: part.heightPx },
})

/** Each independently: a refusal shows on the roll as the reason its print file is missing. */
export async function requestMissing(
  { database, printFiles }: Pick<RollsDeps, 'database' | 'printFiles'>,
  actor: Actor | SystemActor,
  pieces: readonly { item: { itemId: string }; part: { part: string } }[],
): Promise<void> {
  const ids = [...new Set(pieces.map(({ item }) => item.itemId))]
  const known = await printFiles.newestOf(database.orm, ids)
  const isThere = (itemId: string, part: string): boolean =>
    known.some((one) => one.orderItemId === itemId && one.part === part && one.state !== 'failed')
  const lacking = new Set(
    pieces.filter(({ item, part }) => !isThere(item.itemId, part.part)).map(({ item }) => item.itemId),
  )
  for (const itemId of lacking) void (await printFiles.request(actor, itemId))
}
