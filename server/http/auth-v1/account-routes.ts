import { Hono } from 'hono'
import {
  apiUpdateUserSchema,
  type ClientDoor,
  codeChallengeOf,
  signOutScopeSchema,
} from '#server/auth/index.ts'
import type { EdgeVariables } from '../visit.ts'

import { callerOf } from './caller.ts'
import { readBody } from './read-auth-body.ts'
import { redirectOf } from './redirect-of.ts'
import { refuse, refuseInvalid, refuseOutcome } from './refuse.ts'

/** GET and PUT /user and POST /logout: calls by signed-in users. */
export function accountRoutes(clients: ClientDoor): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  routes.get('/user', async (context) => {
    const caller = await callerOf(context, clients)
    if (!caller.ok) return caller.response
    const user = await clients.userOf(caller.user)
    return user ? context.json(user) : refuse(context, 'user_not_found')
  })

  routes.put('/user', async (context) => {
    const caller = await callerOf(context, clients, 'complete')
    if (!caller.ok) return caller.response
    const body = await readBody(context, apiUpdateUserSchema)
    if (!body.ok) return body.response
    const { current_password: currentPassword, data: userMetadata, ...changes } = body.data
    const where = { redirectTo: redirectOf(context, clients), codeChallenge: codeChallengeOf(body.data) }
    const outcome = await clients.updateUser(
      caller.user,
      { ...changes, ...where, currentPassword, userMetadata },
      context.get('visit').clientAddress,
    )
    return outcome.ok ? context.json(outcome.user) : refuseOutcome(context, outcome)
  })

  routes.get('/reauthenticate', async (context) => {
    const caller = await callerOf(context, clients)
    if (!caller.ok) return caller.response
    if (context.req.method === 'HEAD') return context.body(null, 204)
    const outcome = await clients.reauthenticate(caller.user, context.get('visit').clientAddress)
    return outcome.ok ? context.json({}) : refuseOutcome(context, outcome)
  })

  routes.post('/logout', async (context) => {
    const scope = signOutScopeSchema.safeParse(context.req.query('scope'))
    if (!scope.success) return refuseInvalid(context, 'The scope must be global, local, or others.')
    const caller = await callerOf(context, clients)
    if (!caller.ok) return caller.response
    await clients.signOut(caller.user, scope.data)
    return context.body(null, 204)
  })

  return routes
}
