import { networkOf } from '#server/kernel/network.ts'
import type { RateLimit } from '#server/kernel/rate-limit.ts'
import type { TestShop } from '#tests/harness/shop.ts'

/**
 * As if `who` had made as many attempts as a limit allows: the next one is refused. Also fills the following window, in
 * case that begins in the meantime.
 */
export async function exhaust(shop: TestShop, limit: RateLimit, who: string): Promise<void> {
  const now = shop.clock.now().getTime()
  const window = new Date(now - (now % limit.windowMilliseconds))
  await shop.database.pool.query(
    `insert into rate_limits (key, window_start, count)
      select $1, $2::timestamptz + step * $3 * interval '1 millisecond', $4 from generate_series(0, 1) as step
      on conflict (key, window_start) do update set count = excluded.count`,
    [`${limit.name}:${networkOf(who)}`, window, limit.windowMilliseconds, limit.max],
  )
}
