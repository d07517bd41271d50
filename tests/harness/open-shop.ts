import type { Clock } from '#server/kernel/clock.ts'
import { silentLog } from '#server/kernel/log.ts'
import type { Shop } from '#server/shop.ts'
import { composeTestShop } from './shop.ts'

/** A shop's operations in this process, beside a server process on the same database; it serves and runs nothing. */
export const openShop = (settings: Record<string, string>, clock?: Clock): Shop =>
  composeTestShop(settings, { clock, log: silentLog() }).shop
