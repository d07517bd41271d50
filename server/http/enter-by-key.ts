import type { Context } from 'hono'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import type { Shop } from '#server/shop.ts'
import { isGuestOrigin } from './allow-origins.ts'
import type { EdgeVariables } from './visit.ts'

/** Where programs call; pages are for people. */
const forPrograms = /^\/(api\/v1|functions\/v1|files)\//

/**
 * Authenticates a program by its API key: rate-limited by it, never from another site's page, and without a browser's
 * cookie.
 */
export async function enterByKey(
  context: Context<EdgeVariables>,
  { auth, rateLimiter }: Pick<Shop, 'auth' | 'rateLimiter'>,
  bearer: string,
): Promise<void> {
  const visit = context.get('visit')
  const key = await auth.admin.keys.authenticate(bearer)
  if (!key) throw new AppError('not_signed_in', 'The API key is unknown, was revoked, or has expired.')
  if (isGuestOrigin(context)) throw new AppError('forbidden', 'An API key doesn’t belong in a web page.')
  if (!forPrograms.test(context.req.path))
    throw new AppError('forbidden', 'API keys work with /api/v1, /functions/v1, and /files.')
  const counted = await rateLimiter.take(countedLimits.serviceKey, key.id)
  if (!counted.ok) {
    const { retryAfterSeconds } = counted
    throw new AppError('too_many_requests', 'This key is calling too often.', { retryAfterSeconds })
  }
  visit.sessionToken = null
  Object.assign(visit.actor, { key, way: 'api' } satisfies Partial<Actor>)
}
