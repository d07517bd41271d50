import type { Context } from 'hono'
import type { Auth } from '#server/auth/index.ts'
import type { SystemActor } from '#server/kernel/actor.ts'
import { isGuestOrigin } from '../allow-origins.ts'
import { bearerOf } from '../bearer.ts'
import type { EdgeVariables } from '../edge.ts'
import { refuse } from './refuse.ts'

/** Which system calls, by its service key; a person's token has no rights here, whoever it is. */
export async function serviceOf(
  context: Context<EdgeVariables>,
  { admin, clients }: Pick<Auth, 'admin' | 'clients'>,
): Promise<{ ok: true; actor: SystemActor } | { ok: false; response: Response }> {
  const key = bearerOf(context.req.header('authorization')) ?? context.req.header('apikey')
  if (!key) return { ok: false, response: refuse(context, 'no_authorization') }
  const actor = await admin.keys.authenticate(key)
  if (!actor) {
    const person = await clients.authenticate(key)
    return { ok: false, response: refuse(context, person.ok ? 'not_admin' : 'bad_jwt') }
  }
  return isGuestOrigin(context)
    ? { ok: false, response: refuse(context, 'key_in_page') }
    : { ok: true, actor }
}
