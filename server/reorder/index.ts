import type { NewCartItem } from '#domain/cart-items.ts'
import { acceptedOf } from '#domain/checks/check-sheet.ts'
import { cents } from '#domain/money.ts'
import { toCartItemAgain } from '#domain/reorder.ts'
import type { Artwork } from '#server/artwork/index.ts'
import type { Cart } from '#server/cart/index.ts'
import type { Designs } from '#server/designs/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { OrderedItemAgain, Orders } from '#server/orders/index.ts'

import { withOwnPictures } from './own-pictures.ts'

/** `items` go into the cart at today's price; `unavailable` says why the others cannot be ordered now. */
export type ReorderOutcome =
  | { ok: true; items: NewCartItem[]; unavailable: { name: string; problem: string }[] }
  | { ok: false; reason: 'not_found' }

export type Reorder = {
  /** The customer's own order once more: the same designs, today's prices. */
  reorder(actor: Actor, orderId: string): Promise<ReorderOutcome>
}

export type ReorderNeeds = {
  orders: Pick<Orders, 'itemsToOrderAgain'>
  designs: Pick<Designs, 'restore'>
  cart: Pick<Cart, 'quote'>
  artwork: Pick<Artwork, 'own'>
  clock: Clock
}

export function createReorder(needs: ReorderNeeds): Reorder {
  return { reorder: (actor, orderId) => reorder(needs, actor, orderId) }
}

async function reorder(
  { orders, designs, cart, artwork, clock }: ReorderNeeds,
  actor: Actor,
  orderId: string,
): Promise<ReorderOutcome> {
  const ordered = await orders.itemsToOrderAgain(actor, orderId)
  if (!ordered) return { ok: false, reason: 'not_found' }
  const lines: (NewCartItem & { id: string })[] = []
  for (const [index, frozen] of ordered.entries()) {
    const { designData } = frozen
    const item = {
      ...frozen,
      designData: designData && (await withOwnPictures(artwork, actor, designData, clock.now())),
    }
    lines.push({ ...toCartItemAgain(item, await ownDesign(designs, actor, item)), id: `again-${index}` })
  }
  const quoted = await cart.quote(actor, lines, 'pickup')
  const items: NewCartItem[] = []
  const unavailable: { name: string; problem: string }[] = []
  for (const { id, ...item } of lines) {
    const today = quoted.lines.find((line) => line.id === id)
    if (today?.problem === null)
      items.push({ ...item, name: today.name || item.name, unitPrice: cents(today.unitPrice) })
    else unavailable.push({ name: item.name, problem: today?.problem ?? 'It is not sold any more.' })
  }
  return { ok: true, items, unavailable }
}

/** The order froze the sheet as it was printed; the saved design may have been changed since. */
async function ownDesign(
  designs: ReorderNeeds['designs'],
  actor: Actor,
  { designData, quantity }: OrderedItemAgain,
): Promise<string | null> {
  if (!designData?.document) return null
  const { design_id: designId, title, document } = designData
  const accepted = acceptedOf(designData.warnings)
  return designs.restore(actor, { designId, title, document, quantity, accepted })
}
