import { and, eq } from 'drizzle-orm'
import { type Place, type Process, placeNames } from '#domain/orders/production.ts'
import { rollCodeOf, rollStateNames } from '#domain/orders/roll.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { MoveResult } from '#server/production/index.ts'
import { isSent, releaseRoll } from './deliver/request-delivery.ts'
import { drawRollJob, type RollsDeps } from './deps.ts'
import { listWaiting } from './list-waiting.ts'
import { announceRoll, problemsOf, problemWords } from './present.ts'
import { findRoll, piecesOf, rollGone } from './read-roll.ts'
import { noFiles } from './roll-files.ts'
import { type RollRow, rollPieces, rolls } from './tables.ts'

/** What moved on, and what didn't, with the reason. */
export type PrintedRoll = { roll: string; code: string; moved: MoveResult[] }

/**
 * The roll came out of the printer: its items move on from Print together if all their pieces are on printed rolls, and
 * any that can't are reported. Reported twice, it is printed once. A roll its printer already has is recorded, whatever
 * has happened to its orders since.
 * @throws AppError when it is not drawn yet, or something on it must not be printed.
 */
export async function printRoll(deps: RollsDeps, actor: Actor, rollId: string): Promise<PrintedRoll> {
  const roll = await deps.database.transaction(async (transaction) => {
    const found = await lockRoll(transaction, rollId)
    if (found.state === 'printed') return found
    if (found.state !== 'ready')
      throw new AppError(
        'conflict',
        `${rollCodeOf(found.number)} is not ready: ${rollStateNames[found.state]}.`,
      )
    const wasSent = await isSent(transaction, found)
    await refuseStale(deps, transaction, found, wasSent)
    await transaction
      .update(rolls)
      .set({
        state: 'printed',
        isToLookAt: false,
        printedAt: deps.clock.now(),
        printedBy: nameOfActor(actor),
      })
      .where(eq(rolls.id, rollId))
    await transaction.update(rollPieces).set({ isOpen: false }).where(eq(rollPieces.rollId, rollId))
    if (!wasSent) await releaseRoll(deps, transaction, { ...found, isToLookAt: false }, 'printed')
    await audit(transaction, actor, { action: 'roll.print', subject: `roll:${rollId}` })
    await announceRoll(deps, transaction, rollId)
    return found
  })
  return {
    roll: rollId,
    code: rollCodeOf(roll.number),
    moved: await moveAll(deps, actor, rollId, 'print', 'board'),
  }
}

/**
 * @throws AppError when it shows something that must no longer be printed; if it was already sent, only for a changed
 * design.
 */
async function refuseStale(
  deps: RollsDeps,
  transaction: Transaction,
  roll: RollRow,
  wasSent: boolean,
): Promise<void> {
  const stale = await problemsOf(deps, transaction, roll, await piecesOf(transaction, roll.id))
  if (!stale.some(({ isOfDesign }) => isOfDesign || !wasSent)) return
  throw new AppError('conflict', problemWords(roll, stale))
}

/**
 * Moves the items of a printed roll on from this station, each independently, once all of its copies are on printed
 * rolls.
 */
async function moveAll(
  deps: RollsDeps,
  actor: Actor,
  rollId: string,
  from: Place,
  way: 'board' | 'scan',
): Promise<MoveResult[]> {
  const { pieces } = await findRoll(deps, rollId)
  const notLaid = new Set(from === 'print' ? (await listWaiting(deps)).map(({ itemId }) => itemId) : [])
  const results: MoveResult[] = []
  for (const itemId of new Set(pieces.map(({ orderItemId }) => orderItemId))) {
    if (notLaid.has(itemId)) continue
    const result = await deps.database.transaction(async (transaction) =>
      (await waitsElsewhere(transaction, itemId))
        ? null
        : deps.production.move(transaction, actor, { itemId, from, to: 'next', way }),
    )
    if (result) results.push(result)
  }
  return results
}

/** Whether a copy of the item is waiting on another, unprinted roll. */
async function waitsElsewhere(transaction: Transaction, itemId: string): Promise<boolean> {
  const open = and(eq(rollPieces.orderItemId, itemId), eq(rollPieces.isOpen, true))
  return (await transaction.$count(rollPieces, open)) > 0
}

/**
 * Scans a roll's barcode at a station: at Print the roll counts as printed; past it, all its items at that station move
 * on. Without a station it is only looked up.
 * @throws AppError when there is no such roll, or none of its items is at this station.
 */
export async function scanRoll(
  deps: RollsDeps,
  actor: Actor,
  { number, station }: { number: number; station: Process | null },
): Promise<PrintedRoll> {
  const [found] = await deps.database.orm.select().from(rolls).where(eq(rolls.number, number))
  const code = rollCodeOf(number)
  if (!found) throw new AppError('not_found', `There is no roll ${code}.`)
  if (station === null) return { roll: found.id, code, moved: [] }
  if (found.state === 'spoiled')
    throw new AppError(
      'conflict',
      `${code} was spoiled: its items are being made again. Throw its film away.`,
    )
  if (station === 'print') return printRoll(deps, actor, found.id)
  if (found.state !== 'printed')
    throw new AppError('conflict', `${code} is not printed yet: ${rollStateNames[found.state]}.`)
  const moved = await moveAll(deps, actor, found.id, station, 'scan')
  if (!moved.some(({ ok }) => ok))
    throw new AppError('conflict', `Nothing from ${code} is at ${placeNames[station]}.`)
  return { roll: found.id, code, moved }
}

/**
 * Draws a roll again that failed, lacked a print file, or shows a design that has changed since.
 * @throws AppError when it can be printed as it is.
 */
export async function drawAgain(deps: RollsDeps, actor: Actor, rollId: string): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const found = await lockRoll(transaction, rollId)
    const pieces = await piecesOf(transaction, rollId)
    const isStale = found.state === 'ready' && (await problemsOf(deps, transaction, found, pieces)).length > 0
    if (!isStale && found.state !== 'failed' && found.state !== 'waiting')
      throw new AppError('conflict', 'This roll is already drawn, or being drawn.')
    await transaction
      .update(rolls)
      .set({ state: 'waiting', error: null, progress: 0, ...noFiles })
      .where(eq(rolls.id, rollId))
    await deps.jobs.enqueue(transaction, drawRollJob, { rollId })
    await audit(transaction, actor, { action: 'roll.try-again', subject: `roll:${rollId}` })
    await announceRoll(deps, transaction, rollId)
  })
}

/**
 * Someone has reviewed a roll that closed automatically: it goes where its printer's rolls go. Approved twice, it goes
 * once.
 * @throws AppError when it was taken apart.
 */
export async function approveRoll(deps: RollsDeps, actor: Actor, rollId: string): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const found = await lockRoll(transaction, rollId)
    if (found.state === 'taken_apart')
      throw new AppError('conflict', `${rollCodeOf(found.number)} was taken apart.`)
    if (!found.isToLookAt) return
    await transaction.update(rolls).set({ isToLookAt: false }).where(eq(rolls.id, rollId))
    if (found.state === 'ready')
      await releaseRoll(deps, transaction, { ...found, isToLookAt: false }, 'ready')
    await audit(transaction, actor, { action: 'roll.approve', subject: `roll:${rollId}` })
    await announceRoll(deps, transaction, rollId)
  })
}

export async function lockRoll(transaction: Transaction, rollId: string): Promise<RollRow> {
  const [found] = await transaction.select().from(rolls).where(eq(rolls.id, rollId)).for('update')
  if (!found) throw new AppError('not_found', rollGone)
  return found
}

/** A print file is ready: rolls waiting for it check whether it was the last. */
export async function followPrintFile(
  { jobs }: Pick<RollsDeps, 'jobs'>,
  transaction: Transaction,
  { orderItemId }: { orderItemId: string },
): Promise<void> {
  const waiting = await transaction
    .selectDistinct({ rollId: rolls.id })
    .from(rolls)
    .innerJoin(rollPieces, eq(rollPieces.rollId, rolls.id))
    .where(
      and(eq(rollPieces.orderItemId, orderItemId), eq(rollPieces.isOpen, true), eq(rolls.state, 'waiting')),
    )
  for (const { rollId } of waiting) await jobs.enqueue(transaction, drawRollJob, { rollId })
}
