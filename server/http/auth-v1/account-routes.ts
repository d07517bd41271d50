import { type Context, Hono } from 'hono'
import { apiUpdateUserSchema, type ClientDoor, signOutScopeSchema } from '#server/auth/index.ts'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { bearerOf } from '../bearer.ts'
import type { EdgeVariables } from '../edge.ts'
import { readBody } from './read-body.ts'
import { refuse, refuseForNow, refuseInvalid } from './refuse.ts'

/** GET and PUT /user and POST /logout: calls by somebody signed in. */
export function accountRoutes(clients: ClientDoor): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  routes.get('/user', async (context) => {
    const caller = await callerOf(context, clients)
    if (!caller.ok) return caller.response
    const user = await clients.userOf(caller.user)
    return user ? context.json(user) : refuse(context, 'user_not_found')
  })

  routes.put('/user', async (context) => {
    const caller = await callerOf(context, clients)
    if (!caller.ok) return caller.response
    const body = await readBody(context, apiUpdateUserSchema)
    if (!body.ok) return body.response
    const { password, current_password: currentPassword, data: userMetadata, email } = body.data
    if (email !== undefined && email !== caller.user.email) return refuse(context, 'email_change')
    const outcome = await clients.updateUser(
      caller.user,
      { password, currentPassword, userMetadata },
      context.get('visit').clientAddress,
    )
    if (outcome.ok) return context.json(outcome.user)
    if (outcome.reason === 'too_many_attempts') return refuseForNow(context, outcome.retryAfterSeconds)
    return refuse(context, outcome.reason)
  })

  routes.post('/logout', async (context) => {
    const scope = signOutScopeSchema.safeParse(context.req.query('scope'))
    if (!scope.success) return refuseInvalid(context, 'The scope is global, local or others.')
    const caller = await callerOf(context, clients)
    if (!caller.ok) return caller.response
    await clients.signOut(caller.user, scope.data)
    return context.body(null, 204)
  })

  return routes
}

type Caller = { ok: true; user: SignedInUser } | { ok: false; response: Response }

async function callerOf(context: Context<EdgeVariables>, clients: ClientDoor): Promise<Caller> {
  const token = bearerOf(context.req.header('authorization'))
  if (token === null) return { ok: false, response: refuse(context, 'no_authorization') }
  const outcome = await clients.authenticate(token)
  return outcome.ok ? outcome : { ok: false, response: refuse(context, outcome.reason) }
}
