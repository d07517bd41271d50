import { eq } from 'drizzle-orm'
import { type ReprintReason, spoiledWords } from '#domain/orders/production.ts'
import { rollCodeOf, rollStateNames } from '#domain/orders/roll.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { RollsDeps } from './deps.ts'
import { announceRoll } from './present.ts'
import { lockRoll } from './print-roll.ts'
import { piecesOf } from './read-roll.ts'
import { type RollPieceRow, rolls } from './tables.ts'

/** What waits for film again, and what doesn't, with the reason. */
export type ReprintedRoll = {
  roll: string
  code: string
  /** False if it was already put back; nothing was done again. */
  isNew: boolean
  backCount: number
  /** Those tickets among them that were packed: someone has to take them out of their parcels. */
  packed: string[]
  left: string[]
  wastedInches: number
}

/**
 * A printed roll was spoiled as a whole: each of its items is made again like a single spoiled one, all of those that
 * can be or none; items that have left the shop, or were already made again, stay as they are and are reported.
 * Reported twice, or by two people at the same time, it is done once.
 * @throws AppError when it is not printed yet, or nothing on it can be made again.
 */
export async function reprintRoll(
  deps: RollsDeps,
  actor: Actor,
  { roll: rollId, reason, note }: { roll: string; reason: ReprintReason; note: string },
): Promise<ReprintedRoll> {
  return deps.database.transaction(async (transaction) => {
    const found = await lockRoll(transaction, rollId)
    const code = rollCodeOf(found.number)
    const done: ReprintedRoll = {
      ...{ roll: rollId, code, isNew: found.state !== 'spoiled', backCount: 0 },
      ...{ packed: [], left: [], wastedInches: 0 },
    }
    if (found.state === 'spoiled') return done
    if (found.state !== 'printed') {
      const state = rollStateNames[found.state].toLowerCase()
      throw new AppError('conflict', `${code} is not printed: it is ${state}. Nothing on it is spoiled yet.`)
    }
    for (const { itemId, run, copies } of copiesOn(await piecesOf(transaction, rollId))) {
      const wish = { reprintId: crypto.randomUUID(), itemId, copies, reason, note, ofRun: run }
      const result = await deps.production.reprint(transaction, actor, wish)
      // An item at Print still has other copies to be printed; these wait along with them.
      if (result.ok || result.because === 'not_made') done.backCount++
      else done.left.push(result.message)
      if (!result.ok) continue
      done.wastedInches += result.wastedInches
      if (result.from === 'packed') done.packed.push(result.ticket)
    }
    if (done.backCount === 0)
      throw new AppError('conflict', `Nothing on ${code} can be made again. ${done.left.join(' ')}`)
    const why = spoiledWords({ reason, note })
    await transaction.update(rolls).set({ state: 'spoiled', error: why }).where(eq(rolls.id, rollId))
    const { backCount, packed, left } = done
    await audit(transaction, actor, {
      action: 'roll.reprint',
      subject: `roll:${rollId}`,
      after: { code, why, backCount, packed, left },
    })
    await announceRoll(deps, transaction, rollId)
    return done
  })
}

/** How many copies of each item are on the roll, sorted by order: the order in which everyone locks several orders. */
function copiesOn(pieces: readonly RollPieceRow[]): { itemId: string; run: number; copies: number }[] {
  const byItem = Map.groupBy(
    pieces.toSorted((a, b) => (a.orderId < b.orderId ? -1 : a.orderId > b.orderId ? 1 : 0)),
    ({ orderItemId }) => orderItemId,
  )
  return [...byItem].map(([itemId, own]) => ({
    ...{ itemId, run: own[0]?.run ?? 0 },
    copies: new Set(own.map(({ copy }) => copy)).size,
  }))
}
