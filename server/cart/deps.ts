import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { PriceTier } from '#domain/money/product-pricing.ts'
import type { Artwork } from '#server/artwork/index.ts'
import type { Designs } from '#server/designs/index.ts'
import type { Discounts, Promotion } from '#server/discounts/index.ts'
import type { Inventory } from '#server/inventory/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Listings } from '#server/listings/index.ts'
import type { Prints } from '#server/prints/index.ts'
import type { Realtime } from '#server/realtime/index.ts'
import type { Settings } from '#server/settings/index.ts'
import type { Tshirts } from '#server/tshirts/index.ts'
import type { Tumblers } from '#server/tumblers/index.ts'

/** The price of each size, quantity breaks per product, and automatic discounts, current or upcoming. */
export type PriceLists = {
  sizes: readonly GangSheetSize[]
  tiers: readonly PriceTier[]
  promotions: readonly Promotion[]
}

export type CartDeps = {
  database: Database
  realtime: Pick<Realtime, 'announce'>
  /** The current ones. */
  priceLists(): Promise<PriceLists>
  discounts: Pick<Discounts, 'offersNow' | 'readCode'>
  inventory: Pick<Inventory, 'heldBy'>
  settings: Settings
  clock: Clock
  /** Those designs with these ids that are the actor's own, as they are now. */
  designsOf: Designs['freeze']
  designsInAccounts: Designs['findInAccounts']
  /** Those with these ids that another builder holds and that are the actor's own. */
  outsideDesignsOf: Designs['findOutside']
  prints: Pick<Prints, 'forSale'>
  listings: Pick<Listings, 'forSale'>
  tumblers: Pick<Tumblers, 'sizes' | 'checkEngraving'>
  tshirts: Pick<Tshirts, 'garments' | 'colors'>
  /** Those artworks with these ids that are the actor's own. */
  artworksOf: Artwork['getMany']
  artworksInAccounts: Artwork['findInAccounts']
}
