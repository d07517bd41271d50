import { Hono } from 'hono'
import { ownRedirectPath } from '#domain/return-path.ts'
import {
  apiRefreshSchema,
  apiSignInSchema,
  apiSignUpSchema,
  type ClientDoor,
  signUpDataSchema,
} from '#server/auth/index.ts'
import type { EdgeVariables } from '../edge.ts'
import { metaOf } from './meta.ts'
import { readBody } from './read-body.ts'
import { refuse, refuseForNow } from './refuse.ts'

/** POST /signup and /token: how a client comes by its tokens. */
export function signInRoutes(clients: ClientDoor): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  routes.post('/signup', async (context) => {
    const body = await readBody(context, apiSignUpSchema)
    if (!body.ok) return body.response
    const { email, password, data } = body.data
    const { full_name: fullName, phone } = signUpDataSchema.parse(data)
    const redirectTo = context.req.query('redirect_to')
    const returnPath = redirectTo ? ownRedirectPath(redirectTo, context.get('visit').origin) : null
    const request = { email, password, fullName, phone, userMetadata: data, returnPath }
    const outcome = await clients.signUp(request, metaOf(context))
    if (outcome.ok) return context.json(outcome.session ?? outcome.user)
    if (outcome.reason === 'too_many_attempts') return refuseForNow(context, outcome.retryAfterSeconds)
    return refuse(context, outcome.reason)
  })

  routes.post('/token', async (context) => {
    const grantType = context.req.query('grant_type')
    if (grantType === 'password') {
      const body = await readBody(context, apiSignInSchema)
      if (!body.ok) return body.response
      const outcome = await clients.signIn(body.data, metaOf(context))
      if (outcome.ok) return context.json(outcome.session)
      if (outcome.reason === 'too_many_attempts') return refuseForNow(context, outcome.retryAfterSeconds)
      return refuse(context, outcome.reason)
    }
    if (grantType === 'refresh_token') {
      const body = await readBody(context, apiRefreshSchema)
      if (!body.ok) return body.response
      const outcome = await clients.refresh(body.data.refresh_token, metaOf(context))
      if (outcome.ok) return context.json(outcome.session)
      if (outcome.reason === 'too_many_attempts') return refuseForNow(context, outcome.retryAfterSeconds)
      return refuse(context, outcome.reason)
    }
    return refuse(context, 'unsupported_grant_type')
  })

  return routes
}
