import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { createBlog } from '../blog/index.ts'
import type { Mail } from '../mail/index.ts'
import { createNewsletter } from '../newsletter/index.ts'
import { createVisits } from '../visits/index.ts'
import type { Platform } from './platform.ts'

type Below = Platform & {
  mail: Mail
  readSettings(): Promise<ShopSettings>
  nameOf(userId: string): Promise<string | null>
}

/** What the shop says to its visitors, and how it counts them. */
export function composeContent(below: Below) {
  return {
    visits: createVisits(below),
    blog: createBlog(below),
    newsletter: createNewsletter(below),
  }
}
