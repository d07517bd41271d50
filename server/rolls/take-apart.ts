import { and, eq } from 'drizzle-orm'
import { rollCodeOf } from '#domain/orders/roll.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { removeFilesLater } from '#server/kernel/files/remove-files.ts'
import type { RollsDeps } from './deps.ts'
import { announceRoll } from './present.ts'
import { lockRoll } from './print-roll.ts'
import { keysOf, noFiles } from './roll-files.ts'
import { rollPieces, rolls } from './tables.ts'

/**
 * Its pieces wait for film again; the drawn files are deleted.
 * @throws AppError when it is already printed.
 */
export async function takeApart(deps: RollsDeps, actor: Actor, rollId: string): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const found = await lockRoll(transaction, rollId)
    if (found.state === 'printed' || found.state === 'spoiled')
      throw new AppError('conflict', `${rollCodeOf(found.number)} is printed: reprint what is wrong instead.`)
    await transaction
      .update(rolls)
      .set({ state: 'taken_apart', ...noFiles })
      .where(eq(rolls.id, rollId))
    await transaction.update(rollPieces).set({ isOpen: false }).where(eq(rollPieces.rollId, rollId))
    await removeFilesLater(deps.jobs, transaction, Object.values(keysOf(rollId)))
    await audit(transaction, actor, { action: 'roll.take-apart', subject: `roll:${rollId}` })
    await announceRoll(deps, transaction, rollId)
  })
}

/** If taken apart while being drawn, it has new files that nothing refers to. */
export const forgetTakenApart = ({ database, jobs }: RollsDeps, rollId: string): Promise<void> =>
  database.transaction(async (transaction) => {
    const isApart = and(eq(rolls.id, rollId), eq(rolls.state, 'taken_apart'))
    if ((await transaction.$count(rolls, isApart)) === 0) return
    await removeFilesLater(jobs, transaction, Object.values(keysOf(rollId)))
  })
