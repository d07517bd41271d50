import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { after, type Clock, hours } from './clock.ts'
import type { Database } from './database.ts'
import { defineJob } from './jobs.ts'
import { rateLimits } from './tables.ts'

/** Once a day; attempts older than a day limit nobody. */
export const forgetAttemptsJob = defineJob('rate-limits.forget-old', z.object({}))

export type RateLimit = { name: string; max: number; windowMilliseconds: number }

export type RateLimitOutcome = { ok: true } | { ok: false; retryAfterSeconds: number }

export type RateLimiter = {
  /** Counts one attempt of `who` (a network address, an account) and says whether it is within the limit. */
  take(limit: RateLimit, who: string): Promise<RateLimitOutcome>
  /** Whether the limit is used up, without counting an attempt. */
  isOver(limit: RateLimit, who: string): Promise<boolean>
  forgetOld(): Promise<void>
}

export function createRateLimiter(database: Database, clock: Clock): RateLimiter {
  return {
    async take(limit, who) {
      const now = clock.now()
      const windowStart = startOf(limit, now)
      const [row] = await database.orm
        .insert(rateLimits)
        .values({ key: `${limit.name}:${who}`, windowStart, count: 1 })
        .onConflictDoUpdate({
          target: [rateLimits.key, rateLimits.windowStart],
          set: { count: sql`${rateLimits.count} + 1` },
        })
        .returning({ count: rateLimits.count })
      if (row && row.count <= limit.max) return { ok: true }
      const end = after(windowStart, limit.windowMilliseconds)
      return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1_000)) }
    },

    async isOver(limit, who) {
      const isThisWindow = and(
        eq(rateLimits.key, `${limit.name}:${who}`),
        eq(rateLimits.windowStart, startOf(limit, clock.now())),
        gte(rateLimits.count, limit.max),
      )
      return (await database.orm.$count(rateLimits, isThisWindow)) > 0
    },

    async forgetOld() {
      await database.orm.delete(rateLimits).where(lt(rateLimits.windowStart, after(clock.now(), -hours(24))))
    },
  }
}

const startOf = ({ windowMilliseconds }: RateLimit, now: Date): Date =>
  new Date(now.getTime() - (now.getTime() % windowMilliseconds))
