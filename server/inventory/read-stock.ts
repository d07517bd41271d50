import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import type { InventoryDeps } from './deps.ts'
import { isKey, type StockKey } from './move-stock.ts'
import { type MoveKind, stockLevels, stockMoves, stockReservations } from './tables.ts'

export type StockLevel = StockKey & {
  name: string
  onHand: number
  reserved: number
  /** How many can be sold now. */
  available: number
}

export type StockMoveView = Pick<StockKey, 'size' | 'color'> & {
  at: Date
  kind: MoveKind
  onHandChange: number
  reservedChange: number
  orderId: string | null
  actorName: string
  note: string
}

const maxLow = 100
const maxMoves = 200

const toLevel = ({ lowToldAt: _, ...row }: typeof stockLevels.$inferSelect): StockLevel => ({
  ...row,
  available: row.onHand - row.reserved,
})

export async function levelsOf(
  { database }: Pick<InventoryDeps, 'database'>,
  listingIds: readonly string[],
): Promise<StockLevel[]> {
  if (listingIds.length === 0) return []
  const rows = await database.orm
    .select()
    .from(stockLevels)
    .where(inArray(stockLevels.listingId, [...listingIds]))
  return rows.map(toLevel)
}

export async function levelOf(
  { database }: Pick<InventoryDeps, 'database'>,
  key: StockKey,
): Promise<StockLevel | null> {
  const [row] = await database.orm.select().from(stockLevels).where(isKey(key))
  return row ? toLevel(row) : null
}

/** Keys with stock at or below the settings' `lowStockAt`, scarcest first. Staff only. */
export async function lowStock({
  database,
  readSettings,
}: Pick<InventoryDeps, 'database' | 'readSettings'>): Promise<StockLevel[]> {
  const { lowStockAt } = await readSettings()
  const available = sql`${stockLevels.onHand} - ${stockLevels.reserved}`
  const rows = await database.orm
    .select()
    .from(stockLevels)
    .where(sql`${available} <= ${lowStockAt}`)
    .orderBy(available, asc(stockLevels.name), asc(stockLevels.size), asc(stockLevels.color))
    .limit(maxLow)
  return rows.map(toLevel)
}

/** The journal of a listing, newest first. Staff only. */
export async function journalOf(
  { database }: Pick<InventoryDeps, 'database'>,
  listingId: string,
): Promise<StockMoveView[]> {
  if (!isUuid(listingId)) return []
  const rows = await database.orm
    .select()
    .from(stockMoves)
    .where(eq(stockMoves.listingId, listingId))
    .orderBy(desc(stockMoves.id))
    .limit(maxMoves)
  return rows.map(({ id: _, listingId: __, ...move }) => move)
}

/** What a browser holds for a checkout that is not paid yet: it doesn't block the browser's next one. */
export async function heldBy(
  { database }: Pick<InventoryDeps, 'database'>,
  visitorId: string,
): Promise<(StockKey & { quantity: number })[]> {
  return database.orm
    .select({
      listingId: stockReservations.listingId,
      size: stockReservations.size,
      color: stockReservations.color,
      quantity: stockReservations.quantity,
    })
    .from(stockReservations)
    .where(and(eq(stockReservations.visitorId, visitorId), eq(stockReservations.state, 'reserved')))
}
