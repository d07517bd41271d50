import type { MiddlewareHandler } from 'hono'
import type { EdgeVariables } from '#server/http/visit.ts'
import { type Clock, minutes } from '#server/kernel/clock.ts'
import { networkOf } from '#server/kernel/network.ts'
import { tooOften } from '#server/kernel/rate-limit.ts'

const windowMilliseconds = minutes(1)

/**
 * At most this many requests a minute from one network, in this process: a brake on floods that never costs a query.
 * Expensive calls have limits of their own, which apply across processes. 0 disables it.
 */
export function limitRequests(maxPerMinute: number, clock: Clock): MiddlewareHandler<EdgeVariables> {
  let windowStart = 0
  const counts = new Map<string, number>()
  return async (context, next) => {
    if (maxPerMinute === 0) return next()
    const now = clock.now().getTime()
    if (now - windowStart >= windowMilliseconds) {
      windowStart = now - (now % windowMilliseconds)
      counts.clear()
    }
    const network = networkOf(context.get('visit').clientAddress)
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    if (count <= maxPerMinute) return next()
    const retryAfterSeconds = Math.max(1, Math.ceil((windowStart + windowMilliseconds - now) / 1_000))
    throw tooOften({ retryAfterSeconds }, { what: 'Too many requests came from your network.' })
  }
}
