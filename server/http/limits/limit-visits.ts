import type { MiddlewareHandler } from 'hono'
import { refuseForNow } from '#server/http/auth-v1/refuse.ts'
import type { EdgeVariables } from '#server/http/visit.ts'
import { type Actor, isStaffActor } from '#server/kernel/actor.ts'
import { type VisitLimit, visitLimits } from '#server/kernel/limits.ts'
import { type RateLimiter, takeVisit, tooOften } from '#server/kernel/rate-limit.ts'

/**
 * Counts the calls in the table of limits, and every other call that may change something. Calls by programs are
 * refused here; pages are drawn with the refusal's message (`visit.refusal`).
 */
export function limitVisits(rateLimiter: RateLimiter): MiddlewareHandler<EdgeVariables> {
  return async (context, next) => {
    const visit = context.get('visit')
    const { method, path } = context.req
    const limit = limitOf(method, path, visit.actor)
    const outcome = limit ? await takeVisit(rateLimiter, limit, visit.actor) : ({ ok: true } as const)
    if (limit && !outcome.ok) {
      if (path.startsWith('/auth/v1/')) return refuseForNow(context, outcome.retryAfterSeconds)
      const refusal = tooOften(outcome, { what: limit.tooMuch })
      if (forPrograms.test(path)) throw refusal
      visit.refusal = refusal
    }
    await next()
  }
}

const forPrograms = /^\/(api|functions|uploads|files)\//
const reads = ['GET', 'HEAD', 'OPTIONS']

/** Counted by its key once that is known (auth-v1/service-caller.ts). */
const byServiceKey = /^\/auth\/v1\/(admin\/|invite$)/

/** What a call is counted by; null for reads, and for staff work. */
function limitOf(method: string, path: string, actor: Actor): VisitLimit | null {
  const asked = `${method === 'HEAD' ? 'GET' : method} ${path.replace(/(?<=.)(\.data|\/)$/, '')}`
  const named = dear.find(({ operation }) => operation.test(asked))
  if (named) return named.limit
  const isOther = reads.includes(method) || isStaffActor(actor) || actor.key || byServiceKey.test(path)
  return isOther ? null : visitLimits.write
}

const dear = Object.values(visitLimits).flatMap((limit: VisitLimit) =>
  limit.operations.map((operation) => ({
    limit,
    operation: new RegExp(`^${operation.replace(/:\w+/g, '[^/]+')}$`),
  })),
)
