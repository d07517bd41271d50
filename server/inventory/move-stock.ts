import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { type MoveKind, stockLevels, stockMoves } from './tables.ts'

export type StockKey = { listingId: string; size: string; color: string }

export type StockMove = StockKey & {
  kind: MoveKind
  at: Date
  actorName: string
  /** Signed changes to the stock on hand, and to the reserved part of it. */
  onHand: number
  reserved: number
  orderId?: string
  note?: string
}

/**
 * The only statement that changes a level, together with its journal entry. It applies only if nothing ends below 0:
 * false means that there is not enough (or no such key), and nothing was changed.
 */
export async function moveStock(executor: Executor, move: StockMove): Promise<boolean> {
  const { onHand, reserved, listingId, size, color } = move
  const [moved] = await executor
    .update(stockLevels)
    .set({
      onHand: sql`${stockLevels.onHand} + ${onHand}`,
      reserved: sql`${stockLevels.reserved} + ${reserved}`,
    })
    .where(
      and(
        isKey(move),
        sql`${stockLevels.reserved} + ${reserved} >= 0`,
        sql`${stockLevels.onHand} + ${onHand} >= ${stockLevels.reserved} + ${reserved}`,
      ),
    )
    .returning({ listingId: stockLevels.listingId })
  if (!moved) return false
  await executor.insert(stockMoves).values({
    kind: move.kind,
    at: move.at,
    listingId,
    size,
    color,
    onHandChange: onHand,
    reservedChange: reserved,
    orderId: move.orderId ?? null,
    actorName: move.actorName,
    note: move.note ?? '',
  })
  return true
}

export const isKey = ({ listingId, size, color }: StockKey): SQL | undefined =>
  and(eq(stockLevels.listingId, listingId), eq(stockLevels.size, size), eq(stockLevels.color, color))

/** Two orders that take the same keys take them in the same order, so that they can't deadlock. */
export const inKeyOrder = <Held extends StockKey>(held: readonly Held[]): Held[] =>
  held.toSorted((a, b) => compare(keyText(a), keyText(b)))

const keyText = ({ listingId, size, color }: StockKey): string => `${listingId}/${size}/${color}`
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
