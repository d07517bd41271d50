import type { Context } from 'hono'
import type { ClientDoor } from '#server/auth/index.ts'
import type { EdgeVariables } from '../visit.ts'

/** Where the call wants a link to lead: a path of ours or an allowed address, else null, as if it had said nothing. */
export const redirectOf = (context: Context<EdgeVariables>, clients: ClientDoor): string | null =>
  clients.allowedRedirect(context.req.query('redirect_to'), context.get('visit').origin)
