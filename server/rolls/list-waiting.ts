import { type PartPicture, picturesOfPart } from '#domain/orders/part-pictures.ts'
import { printPartsOf } from '#domain/orders/print-parts.ts'
import { printDpi, wholePixels } from '#domain/units.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { BoardCard } from '#server/production/index.ts'
import { copiesLeft } from './copies-left.ts'
import type { RollsDeps } from './deps.ts'

/** One print file of an item waiting for film, in print pixels. */
export type WaitingPart = {
  part: string
  name: string
  widthPx: number
  heightPx: number
  /** Its contents, as small images. */
  pictures: PartPicture[]
  /** Which copies are on no roll yet, counted from 0. */
  copies: readonly number[]
}

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
  /** The one it was assigned to on the board; null if none. */
  | 'printer'
> & {
  /** Number of copies with a part that is not on a roll yet. */
  copies: number
  run: number
  /** All copies in this run. */
  runCopies: number
  /** Why it is made again, as text; null the first time. */
  reprint: string | null
  parts: WaitingPart[]
}

/** Staff and jobs see the same: access was checked before. */
const nobody: Actor = { visitorId: '', user: null }

type Deps = Pick<RollsDeps, 'database' | 'orders' | 'production' | 'printFiles'>

/**
 * Items at Print that are not blocked, are not waiting for an answer to their customer and don't have all of their
 * copies on a roll yet, the most urgent first. Sizes are those of the print files if there are any, header strips
 * included, and otherwise of the design.
 */
export async function listWaiting(deps: Deps): Promise<WaitingItem[]> {
  const { cards } = await deps.production.readBoard(nobody)
  const atPrint = cards.filter(
    ({ place, blocked, isChangeAsked }) => place === 'print' && blocked === null && !isChangeAsked,
  )
  if (atPrint.length === 0) return []
  const ids = atPrint.map(({ itemId }) => itemId)
  const { orm } = deps.database
  const leftOf = await copiesLeft(orm, atPrint)
  const described = await deps.orders.describeItems(orm, ids)
  const designs = new Map(described.map(({ orderItemId, designData }) => [orderItemId, designData]))
  const known = await deps.printFiles.newestOf(orm, ids)
  const spoiled = await deps.production.listSpoiled(orm, ids)
  return atPrint.flatMap((card) => {
    const design = designs.get(card.itemId)
    if (!design) return []
    const parts = printPartsOf(design)
      .filter(({ colors }) => colors === 'full')
      .map(({ id, name, width, height }) => {
        const file = known.find(
          (one) => one.orderItemId === card.itemId && one.part === id && one.state === 'ready',
        )
        const heightPx = file?.heightPx ?? wholePixels(height, printDpi)
        return {
          ...{ part: id, name, copies: leftOf(card, id), heightPx },
          widthPx: file?.widthPx ?? wholePixels(width, printDpi),
          pictures: picturesOfPart({ design, imageUrl: card.imageUrl }, id, heightPx),
        }
      })
      .filter(({ copies }) => copies.length > 0)
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
    ...{ run: card.run, runCopies: card.copies, reprint, parts },
    copies: new Set(parts.flatMap((part) => part.copies)).size,
  }
}
