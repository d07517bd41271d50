import type { Context } from 'hono'
import type { SignInMeta } from '#server/auth/index.ts'
import type { EdgeVariables } from '../visit.ts'

/** Clients of /auth/v1 have no cookies, so there is no visitor whose things could become the user's. */
export function metaOf(context: Context<EdgeVariables>): SignInMeta {
  const { clientAddress, userAgent } = context.get('visit')
  return { clientAddress, userAgent, visitorId: '' }
}
