import type { Artwork } from '#server/artwork/index.ts'
import type { Catalog } from '#server/catalog/index.ts'
import type { Designs } from '#server/designs/index.ts'
import type { Discounts } from '#server/discounts/index.ts'
import type { Inventory } from '#server/inventory/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Listings } from '#server/listings/index.ts'
import type { Pricing } from '#server/pricing/index.ts'
import type { Prints } from '#server/prints/index.ts'
import type { Realtime } from '#server/realtime/index.ts'
import type { Settings } from '#server/settings/index.ts'
import type { Tshirts } from '#server/tshirts/index.ts'
import type { Tumblers } from '#server/tumblers/index.ts'

export type CartDeps = {
  database: Database
  realtime: Pick<Realtime, 'announce'>
  pricing: Pick<Pricing, 'activeTiers'>
  discounts: Pick<Discounts, 'automaticOffers' | 'readCode'>
  inventory: Pick<Inventory, 'heldBy'>
  catalog: Catalog
  settings: Settings
  clock: Clock
  /** Designs of these ids that are the actor's own, as they are now. */
  designsOf: Designs['freeze']
  /** Those of these that another builder holds and are the actor's own. */
  outsideDesignsOf: Designs['findOutside']
  prints: Pick<Prints, 'forSale'>
  listings: Pick<Listings, 'forSale'>
  tumblers: Pick<Tumblers, 'sizes' | 'checkEngraving'>
  tshirts: Pick<Tshirts, 'garments' | 'colors'>
  /** Artworks of these ids that are the actor's own. */
  artworksOf: Artwork['getMany']
}
