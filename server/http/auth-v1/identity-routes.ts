import { type Context, Hono } from 'hono'
import { apiAuthorizeSchema, type ClientDoor, codeChallengeOf } from '#server/auth/index.ts'
import type { SignedInUser } from '#server/kernel/actor.ts'
import type { EdgeVariables } from '../visit.ts'

import { callerOf } from './caller.ts'
import { idOf } from './factor-routes.ts'
import { redirectOf } from './redirect-of.ts'
import { type Refusal, refusalBody, refuse, refuseOutcome } from './refuse.ts'

/** /authorize and /callback: signing in with a provider; /user/identities: an account's ways of signing in. */
export function identityRoutes(clients: ClientDoor): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  const begin = async (context: Context<EdgeVariables>, user: SignedInUser | null): Promise<Response> => {
    const isAnswered = context.req.query('skip_http_redirect') === 'true'
    const wanted = redirectOf(context, clients)
    // A person's browser is redirected; raw JSON is for programs.
    const turnDown = (reason: Refusal): Response => {
      if (isAnswered || user) return refuse(context, reason)
      const target = new URL(wanted ?? '/auth', context.get('visit').origin)
      describeError(target, reason)
      return context.redirect(target.href, 303)
    }
    const query = apiAuthorizeSchema.safeParse(context.req.query())
    if (!query.success) return turnDown('provider_not_found')
    const codeChallenge = codeChallengeOf(query.data)
    if (codeChallenge === null) return turnDown('pkce_needed')
    const redirectTo = wanted ?? '/'
    const { provider, scopes } = query.data
    const input = { provider, scopes, redirectTo, codeChallenge, userId: user?.id ?? null }
    const outcome = await clients.beginProviderFlow(input, context.get('visit').clientAddress)
    if (!outcome.ok)
      return 'retryAfterSeconds' in outcome && isAnswered
        ? refuseOutcome(context, outcome)
        : turnDown(outcome.reason)
    return isAnswered ? context.json({ url: outcome.url }) : context.redirect(outcome.url, 303)
  }

  routes.get('/authorize', (context) => (isPeek(context) ? context.body(null, 204) : begin(context, null)))

  routes.get('/user/identities/authorize', async (context) => {
    const caller = await callerOf(context, clients, 'proven')
    if (!caller.ok) return caller.response
    return isPeek(context) ? context.body(null, 204) : begin(context, caller.user)
  })

  routes.delete('/user/identities/:id', async (context) => {
    const caller = await callerOf(context, clients, 'proven')
    if (!caller.ok) return caller.response
    const id = idOf(context)
    if (id === null) return refuse(context, 'identity_not_found')
    const outcome = await clients.unlinkIdentity(caller.user, id)
    return outcome.ok ? context.json({}) : refuseOutcome(context, outcome)
  })

  const finish = async (context: Context<EdgeVariables>, answer: URLSearchParams): Promise<Response> => {
    const outcome = await clients.finishProviderFlow(answer)
    const target = new URL(outcome.redirectTo ?? '/auth', context.get('visit').origin)
    if (outcome.ok) target.searchParams.set('code', outcome.code)
    else describeError(target, outcome.reason)
    return context.redirect(target.href, 303)
  }

  routes.get('/callback', (context) =>
    isPeek(context) ? context.body(null, 204) : finish(context, new URL(context.req.url).searchParams),
  )
  routes.post('/callback', async (context) => finish(context, new URLSearchParams(await context.req.text())))

  return routes
}

/** Hono answers HEAD with the GET handler; a HEAD request must change nothing. */
const isPeek = (context: Context): boolean => context.req.method === 'HEAD'

export function describeError(target: URL, reason: Refusal): void {
  const { code, error_code, msg } = refusalBody(reason)
  target.searchParams.set(
    'error',
    code === 400 ? 'invalid_request' : code >= 500 ? 'server_error' : 'access_denied',
  )
  target.searchParams.set('error_code', error_code)
  target.searchParams.set('error_description', msg)
}
