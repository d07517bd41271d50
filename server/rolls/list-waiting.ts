import { and, eq, inArray } from 'drizzle-orm'
import { printPartsOf } from '#domain/orders/print-parts.ts'
import { printDpi, wholePixels } from '#domain/units.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { BoardCard } from '#server/production/index.ts'
import type { RollsDeps } from './deps.ts'
import { rollPieces } from './tables.ts'

/** One print file of an item that waits for film, in print pixels. */
export type WaitingPart = { part: string; name: string; widthPx: number; heightPx: number }

export type WaitingItem = Pick<
  BoardCard,
  | 'itemId'
  | 'orderId'
  | 'orderNumber'
  | 'customerName'
  | 'ticket'
  | 'name'
  | 'options'
  | 'imageUrl'
  | 'dueAt'
  | 'movedAt'
  /** To which it was given on the board; null: to none. */
  | 'printer'
> & {
  copies: number
  run: number
  /** Why it is made again, in words; null the first time. */
  reprint: string | null
  parts: WaitingPart[]
}

/** Staff and jobs see the same: whoever may ask was let in before. */
const nobody: Actor = { visitorId: '', user: null }

type Deps = Pick<RollsDeps, 'database' | 'orders' | 'production' | 'printFiles'>

/**
 * What stands at Print, is not blocked and lies on no open roll, the most urgent first. Sizes are those of the print
 * files where there are some, header strips included, and else of the design.
 */
export async function listWaiting(deps: Deps): Promise<WaitingItem[]> {
  const { cards } = await deps.production.readBoard(nobody)
  const atPrint = cards.filter(({ place, blocked }) => place === 'print' && blocked === null)
  if (atPrint.length === 0) return []
  const ids = atPrint.map(({ itemId }) => itemId)
  const { orm } = deps.database
  const onRolls = await orm
    .selectDistinct({ id: rollPieces.orderItemId })
    .from(rollPieces)
    .where(and(inArray(rollPieces.orderItemId, ids), eq(rollPieces.isOpen, true)))
  const taken = new Set(onRolls.map(({ id }) => id))
  const designs = new Map(
    (await deps.orders.describeItems(orm, ids)).map(({ orderItemId, designData }) => [
      orderItemId,
      designData,
    ]),
  )
  const known = await deps.printFiles.newestOf(orm, ids)
  const spoiled = await deps.production.listSpoiled(orm, ids)
  return atPrint.flatMap((card) => {
    const design = designs.get(card.itemId)
    if (taken.has(card.itemId) || !design) return []
    const parts = printPartsOf(design)
      .filter(({ colours }) => colours === 'full')
      .map(({ id, name, width, height }) => {
        const file = known.find(
          (one) => one.orderItemId === card.itemId && one.part === id && one.state === 'ready',
        )
        return {
          ...{ part: id, name },
          widthPx: file?.widthPx ?? wholePixels(width, printDpi),
          heightPx: file?.heightPx ?? wholePixels(height, printDpi),
        }
      })
    const before = spoiled.find(({ itemId, run }) => itemId === card.itemId && run === card.run - 1)
    return parts.length === 0 ? [] : [toWaiting(card, parts, before?.words ?? null)]
  })
}

const toWaiting = (card: BoardCard, parts: WaitingPart[], reprint: string | null): WaitingItem => {
  const { itemId, orderId, orderNumber, customerName, ticket, name, options, imageUrl } = card
  const { dueAt, movedAt, printer } = card
  return {
    ...{ itemId, orderId, orderNumber, customerName, ticket, name, options, imageUrl },
    ...{ dueAt, movedAt, printer },
    ...{ copies: card.copies, run: card.run, reprint, parts },
  }
}
