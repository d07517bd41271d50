import { type Context, Hono } from 'hono'
import { ownRedirectPath } from '#domain/return-path.ts'
import {
  type ApiSession,
  apiRecoverSchema,
  apiResendSchema,
  apiVerifyLinkSchema,
  apiVerifySchema,
  type ClientDoor,
} from '#server/auth/index.ts'
import type { EdgeVariables } from '../edge.ts'
import { metaOf } from './meta.ts'
import { readBody } from './read-body.ts'
import { type RefusalBody, refusalBody, refuse, refuseForNow } from './refuse.ts'

/** POST /recover and /resend ask for a mail; POST and GET /verify take what it carried. */
export function mailRoutes(clients: ClientDoor): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  routes.post('/recover', async (context) => {
    const body = await readBody(context, apiRecoverSchema)
    return body.ok ? requestMail(context, clients, 'recover', body.data.email) : body.response
  })

  routes.post('/resend', async (context) => {
    const body = await readBody(context, apiResendSchema)
    return body.ok ? requestMail(context, clients, 'resend', body.data.email) : body.response
  })

  routes.post('/verify', async (context) => {
    const body = await readBody(context, apiVerifySchema)
    if (!body.ok) return body.response
    const outcome = await clients.verify(body.data, metaOf(context))
    if (outcome.ok) return context.json(outcome.session)
    if (outcome.reason === 'too_many_attempts') return refuseForNow(context, outcome.retryAfterSeconds)
    return refuse(context, outcome.reason)
  })

  routes.get('/verify', async (context) => {
    // Hono answers HEAD by the GET handler; a mail scanner that peeks must not use the link up.
    if (context.req.method === 'HEAD') return context.body(null, 204)
    const { origin } = context.get('visit')
    const target = new URL(ownRedirectPath(context.req.query('redirect_to'), origin), origin)
    const query = apiVerifyLinkSchema.safeParse(context.req.query())
    const outcome = query.success
      ? await clients.verify(query.data, metaOf(context))
      : ({ ok: false, reason: 'invalid_token' } as const)
    target.hash = outcome.ok
      ? sessionFragment(outcome.session, query.data?.purpose ?? '')
      : errorFragment(refusalBody(outcome.reason))
    return context.redirect(target.href, 303)
  })

  return routes
}

async function requestMail(
  context: Context<EdgeVariables>,
  clients: ClientDoor,
  kind: 'recover' | 'resend',
  email: string,
): Promise<Response> {
  const { origin, clientAddress } = context.get('visit')
  const redirectTo = context.req.query('redirect_to')
  const returnPath = redirectTo ? ownRedirectPath(redirectTo, origin) : null
  const outcome = await clients.requestMail(kind, { email, returnPath }, clientAddress)
  return outcome.ok ? context.json({}) : refuseForNow(context, outcome.retryAfterSeconds, 'too_many_mails')
}

/** Behind the # nothing travels to a server, nor into its logs. */
function sessionFragment(session: ApiSession, type: string): string {
  return new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type,
  }).toString()
}

function errorFragment({ code, error_code, msg }: RefusalBody): string {
  const error = code === 403 ? 'access_denied' : 'server_error'
  return new URLSearchParams({ error, error_code, error_description: msg }).toString()
}
