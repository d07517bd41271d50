import type { Context } from 'hono'
import type { ClientDoor } from '#server/auth/index.ts'
import type { EdgeVariables } from '../visit.ts'

/**
 * Where the caller wants a link to redirect: a path of ours or an allowed address, otherwise null, as if none was
 * given.
 */
export const redirectOf = (context: Context<EdgeVariables>, clients: ClientDoor): string | null =>
  clients.allowedRedirect(context.req.query('redirect_to'), context.get('visit').origin)
