import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from './actor.ts'
import { after, type Clock, hours } from './clock.ts'
import type { Database } from './database.ts'
import { AppError } from './errors.ts'
import { defineJob } from './jobs.ts'
import { networkOf } from './network.ts'
import { neverLate } from './postgres/may-be-late.ts'
import { rateLimits } from './tables.ts'

/** Once a day; attempts older than a day no longer count. */
export const forgetAttemptsJob = defineJob('rate-limits.forget-old', z.object({}))

export type RateLimit = { name: string; max: number; windowMilliseconds: number }

/** For calls by visitors: by network address, and by account, or by browser if not signed in. */
export type VisitorLimit = { byAddress: RateLimit; byActor: RateLimit }

/** What is counted, and for whom. */
export type Counter = readonly [limit: RateLimit, who: string]

export type RateLimitOutcome = { ok: true } | { ok: false; retryAfterSeconds: number }

export type RateLimiter = {
  /**
   * Counts one attempt by `who` (a network address, an account) and returns whether it is within the limit. For an IPv6
   * address, the network is counted, since whoever has one address has all of it.
   */
  take(limit: RateLimit, who: string): Promise<RateLimitOutcome>
  /**
   * Always counts one attempt for each of them; it is either within all limits or has to wait for the last window to
   * end.
   */
  takeAll(counters: readonly Counter[]): Promise<RateLimitOutcome>
  /** Counts `amount` if all of it is within the limit, and nothing otherwise. */
  spend(limit: RateLimit, who: string, amount: number): Promise<RateLimitOutcome>
  /** Whether the limit is used up, without counting an attempt. */
  isOver(limit: RateLimit, who: string): Promise<boolean>
  forgetOld(): Promise<void>
}

export function createRateLimiter(database: Database, clock: Clock): RateLimiter {
  const takeAll: RateLimiter['takeAll'] = async (counters) => {
    if (counters.length === 0) return { ok: true }
    const now = clock.now()
    // In a fixed order, so that no two deadlock.
    const wanted = counters
      .map(([limit, who]) => ({ limit, key: keyOf(limit, who), windowStart: startOf(limit, now) }))
      .sort((one, other) => (one.key < other.key ? -1 : 1))
    const counted = await database.orm
      .insert(rateLimits)
      .values(wanted.map(({ key, windowStart }) => ({ key, windowStart, count: 1 })))
      .onConflictDoUpdate({
        target: [rateLimits.key, rateLimits.windowStart],
        set: { count: sql`${rateLimits.count} + 1` },
      })
      .returning({ key: rateLimits.key, count: rateLimits.count })
    const counts = new Map(counted.map(({ key, count }) => [key, count]))
    const over = wanted.flatMap(({ limit, key }) =>
      (counts.get(key) ?? Number.POSITIVE_INFINITY) > limit.max ? [limit] : [],
    )
    return over.length === 0 ? { ok: true } : untilEnd(over, now)
  }
  return {
    take: (limit, who) => takeAll([[limit, who]]),
    takeAll,

    async spend(limit, who, amount) {
      const now = clock.now()
      if (amount > limit.max) return untilEnd([limit], now)
      const [spent] = await database.orm
        .insert(rateLimits)
        .values({ key: keyOf(limit, who), windowStart: startOf(limit, now), count: amount })
        .onConflictDoUpdate({
          target: [rateLimits.key, rateLimits.windowStart],
          set: { count: sql`${rateLimits.count} + ${amount}` },
          setWhere: sql`${rateLimits.count} + ${amount} <= ${limit.max}`,
        })
        .returning({ count: rateLimits.count })
      return spent ? { ok: true } : untilEnd([limit], now)
    },

    async isOver(limit, who) {
      const isThisWindow = and(
        eq(rateLimits.key, keyOf(limit, who)),
        eq(rateLimits.windowStart, startOf(limit, clock.now())),
        gte(rateLimits.count, limit.max),
      )
      return (await neverLate(async () => database.orm.$count(rateLimits, isThisWindow))) > 0
    },

    async forgetOld() {
      await database.orm.delete(rateLimits).where(lt(rateLimits.windowStart, after(clock.now(), -hours(24))))
    },
  }
}

/** Always counts one call of an actor against both. /auth/v1 has no browsers: there, only the network counts. */
export async function takeVisit(
  rateLimiter: Pick<RateLimiter, 'takeAll'>,
  limit: VisitorLimit,
  actor: Actor,
): Promise<RateLimitOutcome> {
  return rateLimiter.takeAll(countersOf(limit, actor))
}

/** Whether either is used up, without counting a call. */
export async function isVisitOver(
  rateLimiter: Pick<RateLimiter, 'isOver'>,
  limit: VisitorLimit,
  actor: Actor,
): Promise<boolean> {
  const over = countersOf(limit, actor).map(([counter, who]) => rateLimiter.isOver(counter, who))
  return (await Promise.all(over)).includes(true)
}

function countersOf({ byAddress, byActor }: VisitorLimit, { network, user, visitorId }: Actor): Counter[] {
  const both = [
    { limit: byAddress, who: network },
    { limit: byActor, who: user?.id ?? visitorId },
  ]
  return both.flatMap(({ limit, who }) => (who ? [[limit, who] as const] : []))
}

/** The response when a limit is exceeded: what was too much, and how long to wait. `because` identifies the refusal. */
export function tooOften(
  { retryAfterSeconds }: { retryAfterSeconds: number },
  { what = 'Too many attempts.', because }: { what?: string; because?: string } = {},
): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait =
    minutes <= 1 ? 'a minute' : minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
  const advice = `Try again in ${wait}.`
  return new AppError('too_many_requests', `${what} ${advice}`, { because, retryAfterSeconds, advice })
}

const keyOf = ({ name }: RateLimit, who: string): string => `${name}:${networkOf(who)}`

/** The time until the last of the exhausted windows ends. */
function untilEnd(limits: readonly RateLimit[], now: Date): RateLimitOutcome {
  const ends = limits.map((limit) => after(startOf(limit, now), limit.windowMilliseconds).getTime())
  return {
    ok: false,
    retryAfterSeconds: Math.max(1, Math.ceil((Math.max(...ends) - now.getTime()) / 1_000)),
  }
}

const startOf = ({ windowMilliseconds }: RateLimit, now: Date): Date =>
  new Date(now.getTime() - (now.getTime() % windowMilliseconds))
