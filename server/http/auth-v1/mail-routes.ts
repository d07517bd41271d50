import { type Context, Hono } from 'hono'
import {
  type ApiSession,
  apiOtpSchema,
  apiPhoneOtpSchema,
  apiPhoneResendSchema,
  apiRecoverSchema,
  apiResendSchema,
  apiVerifyLinkSchema,
  apiVerifySchema,
  type ClientDoor,
  codeChallengeOf,
  type RequestMessageInput,
} from '#server/auth/index.ts'
import type { EdgeVariables } from '../visit.ts'

import { metaOf } from './meta.ts'
import { isByPhone, readBody } from './read-auth-body.ts'
import { redirectOf } from './redirect-of.ts'
import { type RefusalBody, refusalBody, refuseForNow, refuseOutcome } from './refuse.ts'
import { withToken } from './way-guard.ts'

/** POST /recover, /resend and /otp request a message; POST and GET /verify accept its token. */
export function mailRoutes(clients: ClientDoor): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  routes.post('/recover', async (context) => {
    const body = await readBody(context, apiRecoverSchema)
    if (!body.ok) return body.response
    const codeChallenge = codeChallengeOf(body.data)
    return requestMessage(context, clients, { kind: 'recovery', address: body.data.email, codeChallenge })
  })

  routes.post('/resend', async (context) => {
    if (await isByPhone(context)) {
      const body = await readBody(context, apiPhoneResendSchema)
      if (!body.ok) return body.response
      const kind = body.data.type === 'sms' ? 'phone_signup' : 'phone_change'
      return requestMessage(context, clients, { kind, address: body.data.phone })
    }
    const body = await readBody(context, apiResendSchema)
    if (!body.ok) return body.response
    const { type: kind, email: address } = body.data
    return requestMessage(context, clients, { kind, address, codeChallenge: codeChallengeOf(body.data) })
  })

  routes.post('/otp', async (context) => {
    const byPhone = await isByPhone(context)
    const body = await readBody(context, byPhone ? apiPhoneOtpSchema : apiOtpSchema)
    if (!body.ok) return body.response
    const { data, create_user: mayMakeUser } = body.data
    const newUser = mayMakeUser ? { userMetadata: data } : null
    if ('phone' in body.data)
      return requestMessage(context, clients, { kind: 'sms', address: body.data.phone, newUser })
    const codeChallenge = codeChallengeOf(body.data)
    const request = { kind: 'magiclink', address: body.data.email, codeChallenge, newUser } as const
    return requestMessage(context, clients, request)
  })

  routes.post('/verify', async (context) => {
    const body = await readBody(context, apiVerifySchema)
    if (!body.ok) return body.response
    const outcome = await clients.verify(body.data, metaOf(context))
    if (outcome.ok) return context.json(outcome.session)
    if (outcome.reason === 'other_side_pending') return context.json(otherSidePending)
    return refuseOutcome(context, outcome)
  })

  routes.get('/verify', async (context) => {
    // Hono answers HEAD with the GET handler; a mail scanner that peeks must not use up the link.
    if (context.req.method === 'HEAD') return context.body(null, 204)
    const { origin } = context.get('visit')
    const target = new URL(redirectOf(context, clients) ?? '/', origin)
    const query = apiVerifyLinkSchema.safeParse(context.req.query())
    const closed = withToken(clients.ways, query.data?.type)
    const outcome = closed
      ? ({ ok: false, reason: closed } as const)
      : query.success
        ? await clients.verifyLink(query.data, metaOf(context))
        : ({ ok: false, reason: 'invalid_token' } as const)
    if (outcome.ok && 'code' in outcome) target.searchParams.set('code', outcome.code)
    else if (outcome.ok) target.hash = sessionFragment(outcome.session, query.data?.type ?? '')
    else if (outcome.reason === 'other_side_pending')
      target.hash = new URLSearchParams({ message: otherSidePending.msg }).toString()
    else target.hash = errorFragment(refusalBody(outcome.reason))
    return context.redirect(target.href, 303)
  })

  return routes
}

/** One of the two mailboxes has agreed to a new address. */
const otherSidePending = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
}

async function requestMessage(
  context: Context<EdgeVariables>,
  clients: ClientDoor,
  request: RequestMessageInput,
): Promise<Response> {
  const redirectTo = redirectOf(context, clients)
  const { clientAddress } = context.get('visit')
  const outcome = await clients.requestMessage({ redirectTo, ...request }, clientAddress)
  const isText = request.kind === 'sms' || request.kind.startsWith('phone')
  if (outcome.ok) return context.json({})
  return refuseForNow(context, outcome.retryAfterSeconds, isText ? 'too_many_texts' : 'too_many_mails')
}

/** The fragment after # is never sent to a server, nor logged there. */
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
