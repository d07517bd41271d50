import type { RateLimit } from '#server/kernel/rate-limit.ts'
import type { TestShop } from '#tests/harness/shop.ts'

/** As if `who` had made as many attempts as a limit lets through in its window: the next one is refused. */
export async function exhaust(shop: TestShop, limit: RateLimit, who: string): Promise<void> {
  await shop.rateLimiter.take(limit, who)
  await shop.database.pool.query('update rate_limits set count = $2 where key = $1', [
    `${limit.name}:${who}`,
    limit.max,
  ])
}
