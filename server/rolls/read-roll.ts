import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { picturesOfPart } from '#domain/orders/part-pictures.ts'
import type { Executor } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { OrderItemDescription } from '#server/orders/index.ts'
import { deliveriesOf, folderOf } from './deliver/list-deliveries.ts'
import { isSent } from './deliver/request-delivery.ts'
import type { RollsDeps } from './deps.ts'
import { problemsOf, type RollView, toDelivery, toPlaced, toRoll } from './present.ts'
import { type RollPieceRow, type RollRow, rollPieces, rolls } from './tables.ts'

export const rollGone = 'There is no such roll.'

/** The newest rolls, with counts of their contents. */
const shownRolls = 60

export async function listRolls({ database }: Pick<RollsDeps, 'database'>): Promise<RollView[]> {
  const rows = await database.orm
    .select()
    .from(rolls)
    .orderBy(desc(rolls.createdAt), desc(rolls.number))
    .limit(shownRolls)
  if (rows.length === 0) return []
  const counts = await database.orm
    .select({
      rollId: rollPieces.rollId,
      pieceCount: sql<number>`count(*)::int`,
      orderCount: sql<number>`count(distinct ${rollPieces.orderId})::int`,
    })
    .from(rollPieces)
    .where(
      inArray(
        rollPieces.rollId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(rollPieces.rollId)
  const byRoll = new Map(counts.map((one) => [one.rollId, one]))
  return rows.map((row) => toRoll(row, byRoll.get(row.id) ?? { pieceCount: 0, orderCount: 0 }))
}

/** @throws AppError if it doesn't exist. */
export async function findRoll(
  { database }: Pick<RollsDeps, 'database'>,
  rollId: string,
): Promise<{ roll: RollRow; pieces: RollPieceRow[] }> {
  const [roll] = await database.orm.select().from(rolls).where(eq(rolls.id, rollId))
  if (!roll) throw new AppError('not_found', rollGone)
  return { roll, pieces: await piecesOf(database.orm, rollId) }
}

export const piecesOf = (executor: Executor, rollId: string): Promise<RollPieceRow[]> =>
  executor.select().from(rollPieces).where(eq(rollPieces.rollId, rollId)).orderBy(asc(rollPieces.number))

/** A roll with everything on it, and what prevents it from being printed. */
type Deps = Pick<RollsDeps, 'database' | 'printFiles' | 'orders' | 'production'>

export async function readRoll(deps: Deps, rollId: string) {
  const { roll, pieces } = await findRoll(deps, rollId)
  const { orm } = deps.database
  const itemIds = [...new Set(pieces.map(({ orderItemId }) => orderItemId))]
  const spoiled = await deps.production.listSpoiled(orm, itemIds)
  const spoiledAs = (itemId: string, run: number): string | null =>
    spoiled.find((one) => one.itemId === itemId && one.run === run)?.words ?? null
  const described = await deps.orders.describeItems(orm, itemIds)
  const orderCount = new Set(pieces.map(({ orderId }) => orderId)).size
  return {
    roll: toRoll(roll, { pieceCount: pieces.length, orderCount }),
    pieces: pieces.map(toPlaced),
    items: described.map(({ orderItemId: itemId, orderId, orderNumber, contactName, title, ...item }) => {
      const own = pieces.filter(({ orderItemId }) => orderItemId === itemId)
      const run = own[0]?.run ?? 0
      return {
        ...{ itemId, orderId, orderNumber, title, imageUrl: item.imageUrl, customerName: contactName },
        parts: partsOf(item, own),
        ...{ reprint: spoiledAs(itemId, run - 1), spoiled: spoiledAs(itemId, run) },
      }
    }),
    canDeliver: (await folderOf(orm, roll)) !== null,
    deliveries: (await deliveriesOf(orm, rollId)).map(toDelivery),
    isSent: await isSent(orm, roll),
    problems: await problemsOf(deps, orm, roll, pieces),
  }
}

type Described = Pick<OrderItemDescription, 'designData' | 'imageUrl'>

/** The contents of each of an item's print files on the roll. */
function partsOf({ designData: design, imageUrl }: Described, own: readonly RollPieceRow[]) {
  const files = new Map(own.map(({ part, heightPx }) => [part, heightPx]))
  return [...files].map(([part, heightPx]) => ({
    part,
    pictures: design ? picturesOfPart({ design, imageUrl }, part, heightPx) : [],
  }))
}
