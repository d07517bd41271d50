import { Hono } from 'hono'
import { apiSsoSchema, type ClientDoor, codeChallengeOf } from '#server/auth/index.ts'
import type { EdgeVariables } from '../visit.ts'

import { describeError } from './identity-routes.ts'
import { readBody } from './read-auth-body.ts'
import { refuse, refuseOutcome } from './refuse.ts'

/** /sso: signing in with the directory of the user's domain (SAML 2.0 or OpenID Connect). */
export function ssoRoutes(clients: ClientDoor): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  routes.post('/sso', async (context) => {
    const body = await readBody(context, apiSsoSchema)
    if (!body.ok) return body.response
    const codeChallenge = codeChallengeOf(body.data)
    if (codeChallenge === null) return refuse(context, 'pkce_needed')
    const provider = await clients.findSsoProvider(body.data.wanted)
    if (provider === null) return refuse(context, 'sso_provider_not_found')
    const { origin, clientAddress } = context.get('visit')
    const redirectTo = clients.allowedRedirect(body.data.redirect_to, origin) ?? '/'
    const input = { provider, scopes: null, redirectTo, codeChallenge, userId: null }
    const outcome = await clients.beginProviderFlow(input, clientAddress)
    if (!outcome.ok) return refuseOutcome(context, outcome)
    return body.data.skip_http_redirect
      ? context.json({ url: outcome.url })
      : context.redirect(outcome.url, 303)
  })

  routes.post('/sso/saml/acs', async (context) => {
    const answer = new URLSearchParams(await context.req.text())
    answer.set('state', answer.get('RelayState') ?? '')
    const outcome = await clients.finishProviderFlow(answer)
    const target = new URL(outcome.redirectTo ?? '/auth', context.get('visit').origin)
    if (outcome.ok) target.searchParams.set('code', outcome.code)
    else describeError(target, outcome.reason)
    return context.redirect(target.href, 303)
  })

  routes.get('/sso/saml/metadata', async (context) => {
    context.header('content-type', 'application/samlmetadata+xml')
    return clients.samlMetadata === null
      ? refuse(context, 'not_found')
      : context.body(await clients.samlMetadata())
  })

  return routes
}
