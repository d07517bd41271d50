import { and, eq, gte, inArray } from 'drizzle-orm'
import type { Release } from '#domain/orders/hot-folder.ts'
import { type Executor, isUniqueViolation, type Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { deliverRollJob, type RollsDeps } from '../deps.ts'
import { announceRoll } from '../present.ts'
import { fileToPrint, nameOf } from '../roll-files.ts'
import { type RollRow, rollDeliveries, rolls } from '../tables.ts'
import { folderOf } from './list-deliveries.ts'

/** Its items are on other rolls by now: printed again, they would come out twice. */
export const isSpoiled = 'This roll was spoiled: its items are waiting for the next roll.'

type Deps = Pick<RollsDeps, 'jobs' | 'realtime' | 'clock'>

/**
 * Sends a roll to its printer's hot folder: the person requesting it has reviewed the roll.
 * @throws AppError when it cannot be sent, or is already being sent
 */
export async function requestDelivery(
  deps: Deps,
  transaction: Transaction,
  roll: RollRow,
  by: string,
): Promise<void> {
  if (roll.state === 'spoiled') throw new AppError('conflict', isSpoiled)
  const file = fileToPrint(roll)
  if (!file) throw new AppError('conflict', 'This roll isn’t drawn yet. Send it when it’s ready.')
  if (!(await folderOf(transaction, roll)))
    throw new AppError('conflict', `${roll.printerName} has no hot folder. Give it one under Printers.`)
  const fileName = `${nameOf(roll)}.${file.kind}`
  const [row] = await transaction
    .insert(rollDeliveries)
    .values({ rollId: roll.id, fileName, createdBy: by, createdAt: deps.clock.now() })
    .returning()
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) throw new AppError('conflict', 'This roll is already being sent.')
      throw error
    })
  if (!row) throw new Error('The delivery was not written')
  await transaction.update(rolls).set({ isToLookAt: false }).where(eq(rolls.id, roll.id))
  await deps.jobs.enqueue(transaction, deliverRollJob, { deliveryId: row.id })
  await announceRoll(deps, transaction, roll.id)
}

/**
 * Sends the roll if its printer releases rolls automatically at this point; a roll that must be reviewed waits for
 * that.
 */
export async function releaseRoll(
  deps: Deps,
  transaction: Transaction,
  roll: RollRow,
  at: Release,
): Promise<void> {
  if (roll.isToLookAt) return
  const folder = await folderOf(transaction, roll)
  if (folder?.release !== at || (await isUnderWay(transaction, roll.id))) return
  await requestDelivery(deps, transaction, roll, 'Gangway')
}

const isUnderWay = async (transaction: Transaction, rollId: string): Promise<boolean> =>
  (await transaction.$count(
    rollDeliveries,
    and(eq(rollDeliveries.rollId, rollId), inArray(rollDeliveries.state, ['waiting', 'placing'])),
  )) > 0

/** Whether the roll's latest drawing is in its printer's hot folder: it may be on film by now. */
export const isSent = async (
  executor: Executor,
  { id, readyAt }: Pick<RollRow, 'id' | 'readyAt'>,
): Promise<boolean> =>
  readyAt !== null &&
  (await executor.$count(
    rollDeliveries,
    and(
      eq(rollDeliveries.rollId, id),
      eq(rollDeliveries.state, 'delivered'),
      gte(rollDeliveries.createdAt, readyAt),
    ),
  )) > 0
