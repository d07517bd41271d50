import { and, eq, gte, inArray, or } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import type { BoardCard } from '#server/production/index.ts'
import { rollPieces, rolls } from './tables.ts'

type Card = Pick<BoardCard, 'itemId' | 'run' | 'copies' | 'movedAt'>

/**
 * Which copies of a part of an item at Print are on no roll yet, counted from 0: neither on an open one, nor on one
 * printed since the item came to Print. Copies that did not fit on a roll wait for the next one; an item sent back to
 * Print waits as a whole.
 */
export async function copiesLeft(
  executor: Executor,
  cards: readonly Card[],
): Promise<(card: Card, part: string) => number[]> {
  const earliest = new Date(Math.min(...cards.map(({ movedAt }) => movedAt.getTime())))
  const isPrinted = and(eq(rolls.state, 'printed'), gte(rolls.printedAt, earliest))
  const laid = await executor
    .select({
      ...{
        itemId: rollPieces.orderItemId,
        run: rollPieces.run,
        part: rollPieces.part,
        copy: rollPieces.copy,
      },
      ...{ isOpen: rollPieces.isOpen, printedAt: rolls.printedAt },
    })
    .from(rollPieces)
    .innerJoin(rolls, eq(rolls.id, rollPieces.rollId))
    .where(
      and(
        inArray(
          rollPieces.orderItemId,
          cards.map(({ itemId }) => itemId),
        ),
        or(eq(rollPieces.isOpen, true), isPrinted),
      ),
    )
  const byItem = Map.groupBy(laid, ({ itemId }) => itemId)
  return ({ itemId, run, copies, movedAt }, part) => {
    const own = byItem.get(itemId)?.filter((one) => one.part === part && one.run === run) ?? []
    const taken = new Set(
      own
        .filter(({ isOpen, printedAt }) => isOpen || (printedAt !== null && printedAt >= movedAt))
        .map(({ copy }) => copy),
    )
    return Array.from({ length: copies }, (_, copy) => copy).filter((copy) => !taken.has(copy))
  }
}
