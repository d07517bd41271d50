import type { DesignToFreeze } from '#domain/order-design.ts'
import type { Quote } from '#domain/quote.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { Catalog } from '#server/catalog/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Listings } from '#server/listings/index.ts'
import type { Prints } from '#server/prints/index.ts'
import type { Settings } from '#server/settings/index.ts'
import type { Tshirts } from '#server/tshirts/index.ts'
import type { Tumblers } from '#server/tumblers/index.ts'
import { type PricedCart, priceCart } from './price-cart.ts'

export type { PricedCart, PricedItem } from './price-cart.ts'

/** Prices in whole cents. `problem` is null for a line that can be ordered; others count nothing. */
export type QuotedLine = { id: string; name: string; unitPrice: number; problem: string | null }

export type CartQuote = { lines: QuotedLine[]; quote: Quote }

export type Cart = {
  /**
   * What the shop asks for these lines, from its own prices, rules and designs. `lines` is what a browser sent:
   * prices in it are ignored, and each line that cannot be ordered is told by itself.
   */
  quote(actor: Actor, lines: readonly unknown[], delivery: 'pickup' | 'shipping'): Promise<CartQuote>
  /** The same with what an order keeps of each line; for checkout. */
  price(actor: Actor, lines: readonly unknown[], delivery: 'pickup' | 'shipping'): Promise<PricedCart>
}

export type CartNeeds = {
  catalog: Catalog
  settings: Settings
  clock: Clock
  /** Designs of these ids that are the actor's own, as they are now. */
  designsOf(actor: Actor, designIds: readonly string[]): Promise<DesignToFreeze[]>
  prints: Pick<Prints, 'forSale'>
  listings: Pick<Listings, 'forSale'>
  tumblers: Pick<Tumblers, 'sizes' | 'checkEngraving'>
  tshirts: Pick<Tshirts, 'garments' | 'colors'>
  /** Artworks of these ids that are the actor's own. */
  artworksOf(actor: Actor, artworkIds: readonly string[]): Promise<ArtworkView[]>
}

export function createCart(needs: CartNeeds): Cart {
  return {
    price: (actor, lines, delivery) => priceCart(needs, actor, lines, delivery),
    async quote(actor, lines, delivery) {
      const priced = await priceCart(needs, actor, lines, delivery)
      return { lines: priced.lines, quote: priced.quote }
    },
  }
}
