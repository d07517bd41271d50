import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { createBlog } from '../blog/index.ts'
import { createEarlierOrders } from '../earlier-orders/index.ts'
import type { Mail } from '../mail/index.ts'
import { createNewsletter } from '../newsletter/index.ts'
import { createRedirects } from '../redirects/index.ts'
import { createVisits } from '../visits/index.ts'
import type { Platform } from './platform.ts'

type Below = Platform & {
  mail: Mail
  readSettings(): Promise<ShopSettings>
  nameOf(userId: string): Promise<string | null>
}

/** The shop's content for its visitors, its visit counts, and what it knows from the shop before it. */
export function composeContent(below: Below) {
  return {
    visits: createVisits(below),
    blog: createBlog(below),
    newsletter: createNewsletter(below),
    redirects: createRedirects(below),
    earlierOrders: createEarlierOrders(below),
  }
}
