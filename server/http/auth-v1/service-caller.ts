import type { Context } from 'hono'
import type { Auth } from '#server/auth/index.ts'
import type { SystemActor } from '#server/kernel/actor.ts'
import { nameOfKey } from '#server/kernel/audit.ts'
import { countedLimits, visitLimits } from '#server/kernel/limits.ts'
import { type RateLimiter, takeVisit } from '#server/kernel/rate-limit.ts'
import { isGuestOrigin } from '../allow-origins.ts'
import { bearerOf } from '../bearer.ts'
import type { EdgeVariables } from '../visit.ts'

import { refuse, refuseForNow } from './refuse.ts'

export type ServiceDeps = { auth: Pick<Auth, 'admin' | 'clients'>; rateLimiter: RateLimiter }

type ServiceCaller = { ok: true; actor: SystemActor } | { ok: false; response: Response }

/**
 * Identifies the calling system by its service key; a person's token has no rights here, whoever it is. Counted by the
 * key, which calls from one address; a call without a key counts as anonymous.
 */
export async function serviceOf(
  context: Context<EdgeVariables>,
  { auth: { admin, clients }, rateLimiter }: ServiceDeps,
): Promise<ServiceCaller> {
  const key = bearerOf(context.req.header('authorization')) ?? context.req.header('apikey')
  const service = key ? await admin.keys.authenticate(key) : null
  const counted = service
    ? await rateLimiter.take(countedLimits.serviceKey, service.id)
    : await takeVisit(rateLimiter, visitLimits.write, context.get('visit').actor)
  if (!counted.ok) return { ok: false, response: refuseForNow(context, counted.retryAfterSeconds) }
  if (!key) return { ok: false, response: refuse(context, 'no_authorization') }
  if (!service) {
    const person = await clients.authenticate(key)
    return { ok: false, response: refuse(context, person.ok ? 'not_admin' : 'bad_jwt') }
  }
  if (isGuestOrigin(context)) return { ok: false, response: refuse(context, 'key_in_page') }
  return service.permissions.has('accounts.write')
    ? { ok: true, actor: { system: nameOfKey(service) } }
    : { ok: false, response: refuse(context, 'not_admin') }
}
